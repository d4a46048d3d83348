// The scenes of Sea Dragons: a mission, somebody's last head, the last reef card; and what the end brings to light.
import type { ShownEvent } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import type { Fact, Moment, Star } from '../contract.ts';
import { reefName } from './describe.ts';
import { icons } from './icons.ts';
import { quadrantName, realmName } from './names.svelte.ts';
import { unstaged } from '../told.ts';
import { eventOf, reefOf, type Event, type Realm, type ReefFace, type View } from './view.ts';

/** What is no part of a scene. */
type Unstaged =
  | 'picked-colour'
  | 'placed-head'
  | 'collected-ships'
  | 'gained-gold'
  | 'paid-gold'
  | 'discarded-gold'
  | 'gained-as-neighbour'
  | 'kept-reef'
  | 'new-mission'
  | 'took-card'
  | 'new-card'
  | 'drew-card'
  | 'discarded-card'
  | 'reshuffled';

/** What an event is to the scene: a feat, or a turn of the game. */
function part({ seat, text }: ShownEvent, what: Event, view: View): { feat: Fact } | { turn: Fact } | null {
  switch (what.kind) {
    case 'completed-mission':
      return { feat: { seat, text, points: what.vp } };
    case 'no-reef-left':
      return { turn: { seat, text } };
    case 'placed-dragon':
    case 'passed':
      return view.players[seat]?.heads === 0 ? { turn: { seat, text: say('sd-last-head') } } : null;
    case 'ended':
      return { turn: { seat: -1, text } };
    default:
      return unstaged<Unstaged>(what.kind);
  }
}

export function moment(events: readonly ShownEvent[], view: View): Moment | undefined {
  const feats: Fact[] = [];
  const turns: Fact[] = [];
  for (const event of events) {
    const what = eventOf(event);
    const told = what && part(event, what, view);
    if (!told) continue;
    if ('feat' in told) feats.push(told.feat);
    else turns.push(told.turn);
  }
  if (turns.length > 0)
    return {
      kind: 'turning',
      title: say(view.turn < 0 ? 'sd-sea-settles' : 'sd-tide-turns'),
      facts: [...feats, ...turns],
      sign: icons.head,
    };
  return feats.length > 0
    ? { kind: 'feat', title: say('sd-mission-done'), facts: feats, sign: icons.mission }
    : undefined;
}

export function opening(view: View): string[] {
  return view.realms.map((realm) => say('sd-opening-realm', { realm: realmName(realm), n: realm.prize }));
}

const QUADRANTS: Readonly<Record<string, Realm['quadrant']>> = {
  'realm-nw': 'nw',
  'realm-ne': 'ne',
  'realm-se': 'se',
  'realm-sw': 'sw',
};

export function sourceName(source: string, view: View): string | undefined {
  const quadrant = QUADRANTS[source];
  return quadrant && quadrantName(view, quadrant);
}

export function countedAt(source: string): string {
  const quadrant = QUADRANTS[source];
  return quadrant ? `realm:${quadrant}` : source === 'missions' || source === 'most-missions' ? 'missions' : '';
}

const isOf: Readonly<Record<string, (reef: ReefFace) => boolean>> = {
  gold: ({ sort }) => sort === 'gold',
  ships: ({ sort }) => sort === 'two-ships' || sort === 'any-ship',
};

/** Reef cards that nobody else has seen before: gold, ships, and the dragons that hide in a realm. */
export function revealed(source: string, view: View, seat: number): string[] {
  const quadrant = QUADRANTS[source];
  const counts = quadrant ? (reef: ReefFace) => reef.quadrant === quadrant : isOf[source];
  return (view.players[seat]?.reefs ?? []).filter((id) => counts?.(reefOf(id))).map((id) => reefName(id, view));
}

/** The dragon that sank most ships as it was laid. */
export function star(view: View, log: readonly ShownEvent[]): Star | undefined {
  let best = { seat: -1, figure: '', ships: 0 };
  let figure = '';
  for (const event of log) {
    const what = eventOf(event);
    if (what?.kind === 'placed-dragon') figure = what.card;
    if (what?.kind === 'collected-ships' && what.ships.length > best.ships)
      best = { seat: event.seat, figure, ships: what.ships.length };
  }
  const size = view.players[best.seat]?.played.find((card) => card.figure === best.figure)?.size;
  if (!size) return undefined;
  return {
    seat: best.seat,
    text: say('sd-star', { dragon: say('sd-dragon', { size, figure: best.figure }), n: best.ships }),
  };
}
