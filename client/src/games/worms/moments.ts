// The scenes of Worms: the end of a round, sudden death, a team without worms, the last round, the end.
import type { ShownEvent } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import type { Fact, Moment, Star } from '../contract.ts';
import { icons } from './icons.ts';
import { unstaged } from '../told.ts';
import { eventOf, type Event, type View } from './view.ts';

/** What is no scene of its own; what is seen of it on the map, scene.ts knows. */
type Unstaged =
  | 'activated'
  | 'switched'
  | 'spared'
  | 'placed'
  | 'moved'
  | 'wounded'
  | 'healed'
  | 'parting-gift'
  | 'sentry-fires'
  | 'sank'
  | 'killed'
  | 'destroyed'
  | 'removed'
  | 'collected'
  | 'burnt-out'
  | 'mine-clicks'
  | 'mine-explodes'
  | 'drum-explodes'
  | 'placed-in-water'
  | 'none-left'
  | 'tile-laid'
  | 'blast'
  | 'flooded'
  | 'restored'
  | 'wind'
  | 'rolled'
  | 'dice-changed'
  | 'flipped'
  | 'flipper-turned'
  | 'aimed'
  | 'aimed-strike'
  | 'token-moved'
  | 'played'
  | 'support'
  | 'drop'
  | 'drew'
  | 'no-supplies'
  | 'drops-shuffled'
  | 'team'
  | 'first'
  | 'turn';

function titleOf({ kind }: Event): string | null {
  switch (kind) {
    case 'time-up':
      return 'wm-moment-time';
    case 'sudden-death':
      return 'wm-moment-death';
    case 'eliminated':
      return 'wm-moment-out';
    case 'last-round':
      return 'wm-moment-last';
    case 'game-over':
      return 'wm-moment-over';
    case 'draw':
      return 'wm-moment-draw';
    default:
      return unstaged<Unstaged>(kind);
  }
}

/** A round is over when the turn comes to whoever of those that are left began it: how the teams stand. */
function roundOf(events: readonly ShownEvent[], { rounds, first, players }: View): Moment | undefined {
  if (!rounds) return undefined;
  const order = players.map((_, i) => (first + i) % players.length);
  const leader = order.find((seat) => !players[seat]?.is_out);
  const isOver = events.some((event) => event.seat === leader && eventOf(event)?.kind === 'turn');
  if (!isOver) return undefined;
  const standing = order
    .flatMap((seat) => {
      const player = players[seat];
      return player && !player.is_out ? [{ seat, living: player.living, healthy: player.healthy }] : [];
    })
    .sort((a, b) => b.living - a.living || b.healthy - a.healthy);
  const facts = standing.map(({ seat, living, healthy }) => ({ seat, text: say('wm-worms', { living, healthy }) }));
  return { kind: 'round', title: say('wm-moment-round', { n: rounds }), facts, sign: icons.first };
}

export function moment(events: readonly ShownEvent[], view: View): Moment | undefined {
  const facts: Fact[] = [];
  let title = ''; // the last of those that happened names the scene
  for (const event of events) {
    const what = eventOf(event);
    const named = what && titleOf(what);
    if (!named) continue;
    title = named;
    facts.push({ seat: event.seat, text: event.text });
  }
  return title ? { kind: 'turning', title: say(title), facts, sign: icons.danger } : roundOf(events, view);
}

export function opening(view: View): string[] {
  return [
    say('wm-opening', { n: view.teams_in_use.length }),
    ...(view.has_sudden_death ? [say('wm-opening-death')] : []),
  ];
}

/** Who destroyed most worms of others by their own answers. */
export function star(view: View, log: readonly ShownEvent[]): Star | undefined {
  const hits = view.players.map(() => 0);
  for (const event of log) {
    const what = eventOf(event);
    if (what?.kind !== 'sank' && what?.kind !== 'killed') continue;
    const own = view.players[event.by]?.colour;
    if (what.sort === 'worm' && own && view.colours[what.team] !== own) hits[event.by]! += 1;
  }
  const most = Math.max(0, ...hits);
  return most > 0 ? { seat: hits.indexOf(most), text: say('wm-star', { n: most }) } : undefined;
}
