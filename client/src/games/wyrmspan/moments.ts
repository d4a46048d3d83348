// The scenes of Wyrmspan: the end of each round, with the objective and what it brought to whom.
import type { ShownEvent } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import type { Fact, Moment, Star } from '../contract.ts';
import { nameOf } from './book.svelte.ts';
import { icons } from './icons.ts';
import { unstaged } from '../told.ts';
import { eventOf, type Event, type Space, type View } from './view.ts';

/** What is no part of a scene. */
type Unstaged =
  | 'gained'
  | 'paid'
  | 'exchanged'
  | 'laid'
  | 'paid-egg'
  | 'took'
  | 'drew'
  | 'discarded'
  | 'revealed'
  | 'excavated'
  | 'played'
  | 'explored'
  | 'activated'
  | 'cached'
  | 'tucked'
  | 'swapped'
  | 'stepped'
  | 'placed'
  | 'passed'
  | 'bought'
  | 'automa-turned'
  | 'automa-passed'
  | 'automa-refreshed'
  | 'automa-coin'
  | 'automa-walked'
  | 'automa-took'
  | 'automa-claimed'
  | 'coins-cut';

/** What an event is to the scene: an objective that was scored, or the round that begins. */
function part(what: Event): { points: number } | { next: number } | null {
  switch (what.kind) {
    case 'objective-scored':
      return { points: what.vp };
    case 'round-began':
      return { next: what.n };
    default:
      return unstaged<Unstaged>(what.kind);
  }
}

export function moment(events: readonly ShownEvent[], view: View): Moment | undefined {
  const facts: (Fact & { points: number })[] = [];
  let next = 0;
  for (const event of events) {
    const what = eventOf(event);
    const told = what && part(what);
    if (!told) continue;
    if ('next' in told) next = told.next;
    else facts.push({ seat: event.seat, text: event.text, points: told.points });
  }
  if (facts.length === 0) return undefined;
  const round = next ? next - 1 : view.round;
  const objective = view.objectives[next ? next - 1 : -1];
  const isLast = next === view.objectives.length;
  // What the Automa has of it is told by no event: its row stands on the objective.
  const scored = view.objectives[round - 1];
  const row = view.automa?.rows[round - 1];
  if (scored && row !== undefined) {
    const points = view.ladder[round - 1]?.[row - 1] ?? 0;
    facts.push({ seat: -1, text: say('ws-automa-objective', { objective: nameOf('objective', scored) }), points });
  }
  return {
    kind: 'round',
    title: say('ws-round-over', { n: round }),
    facts: facts.sort((one, two) => two.points - one.points),
    sign: icons.round,
    ...(objective
      ? {
          note: say(isLast ? 'ws-round-last' : 'ws-round-next', { n: next, objective: nameOf('objective', objective) }),
        }
      : {}),
  };
}

export function opening(view: View): string[] {
  return view.objectives.map((face, i) =>
    say('ws-opening-objective', { n: i + 1, objective: nameOf('objective', face) }),
  );
}

const THINGS: Readonly<Record<string, string>> = {
  guild: 'guild',
  track: 'guild',
  objectives: 'objectives',
  items: '',
  coins: '',
};

/** What is on the mats is counted there. */
export function countedAt(source: string): string {
  return THINGS[source] ?? 'mat';
}

/** What lies with a dragon at the end, each worth a point. */
function around({ eggs = 0, tucked = 0, cached = [] }: Space): number {
  return eggs + tucked + cached.reduce((sum, n) => sum + n, 0);
}

/** The dragon that brought most with all that lies with it; what it prints counts where the library is there to tell. */
export function star(view: View, printed: (dragon: number) => number): Star | undefined {
  let best = { seat: -1, dragon: 0, points: 0 };
  view.players.forEach(({ spaces }, seat) => {
    for (const space of spaces) {
      if (!space.dragon) continue;
      const points = printed(space.dragon) + around(space);
      if (points > best.points) best = { seat, dragon: space.dragon, points };
    }
  });
  if (best.points === 0) return undefined;
  const text = say('ws-star', { dragon: nameOf('dragon', best.dragon), n: best.points });
  return { seat: best.seat, text, card: { kind: 'dragon', id: best.dragon } };
}
