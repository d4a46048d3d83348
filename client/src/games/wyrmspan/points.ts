// Points by source as if the game ended now: in Wyrmspan all of them can be counted by anybody.
import type { ShownScore } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import { total, type View } from './view.ts';

/** What of it nobody can lose any more. */
export function certain(view: View): number[] {
  return [...view.players.map((player) => player.certain), ...(view.automa ? [total(view.automa.score)] : [])];
}

export function points(view: View): ShownScore[] {
  const of = (score: Record<string, number>, seat: number, name = ''): ShownScore => ({
    seat,
    total: total(score),
    winner: false,
    title: '',
    drew: false,
    late: false,
    tiebreaks: [],
    lines: Object.entries(score).map(([source, n]) => ({ source, label: say(`ws-source-${source}`), points: n })),
    name,
  });
  const people = view.players.map(({ score }, seat) => of(score, seat));
  return view.automa ? [...people, of(view.automa.score, people.length, say('ws-automa'))] : people;
}
