// Which lines of a set-up list a table needs. What the lines are and which numbers they have, the rules say.
import type { SetUpLine, ShownOptionOfGame } from '../net/wire.ts';

export type Chosen = Record<string, ShownOptionOfGame['default']>;

/** What a table has agreed on, and how far it has come. */
export interface Agreed {
  seats: number;
  options: Chosen;
  done: string[];
}

/** The options that change the list, of those that so many players have. */
export function optionsOf(
  all: readonly ShownOptionOfGame[],
  lines: readonly SetUpLine[],
  players: number,
): ShownOptionOfGame[] {
  const named = new Set(lines.filter(({ seats }) => seats.includes(players)).flatMap(({ when }) => Object.keys(when)));
  return all.filter(({ name, seats }) => named.has(name) && (seats.length === 0 || seats.includes(players)));
}

export function linesFor(
  lines: readonly SetUpLine[],
  players: number,
  offered: readonly ShownOptionOfGame[],
  chosen: Chosen,
): SetUpLine[] {
  const agreed = new Map(offered.map((option) => [option.name, chosen[option.name] ?? option.default]));
  return lines.filter(
    ({ seats, when }) =>
      seats.includes(players) && Object.entries(when).every(([name, value]) => agreed.get(name) === value),
  );
}
