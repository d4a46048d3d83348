// Who sits where, with the looks that the game or the house gives them.
import type { GameModule, Sitter } from '../games/contract.ts';
import { house } from '../net/house.svelte.ts';
import type { ShownSeat } from '../net/wire.ts';
import { plainLook } from '../ui/seats.ts';
import { knows, number, say } from '../words/words.svelte.ts';

export function sittersOf(seats: readonly ShownSeat[], module: GameModule | null, view: unknown): Sitter[] {
  const looks = view && module?.looks ? module.looks(view) : [];
  return seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    look: looks[seat.seat] ?? plainLook(seat.seat),
    bot: seat.kind === 'bot' || (seat.handed ?? false),
  }));
}

/** A bot that nobody named is called by its level. */
function nameOf(seat: ShownSeat): string {
  if (seat.kind === 'bot' && (!seat.name || seat.name === seat.level)) return levelName(seat.level ?? '');
  return seat.name || say('seat-number', { n: seat.seat + 1 });
}

/** With its rating, on the scale of persons, where the arena has measured it: so that one knows which level is one's own. */
export function ratedLevel(level: string, game: string): string {
  const elo = house.now?.games.find(({ name }) => name === game)?.ratings?.[level];
  return elo === undefined ? levelName(level) : say('level-rated', { level: levelName(level), elo: number(elo) });
}

export function levelName(level: string): string {
  return knows(`level-${level}`) ? say(`level-${level}`) : level;
}
