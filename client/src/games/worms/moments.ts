// The scenes of Worms: sudden death, a team without worms, the last round, the end.
import type { ShownEvent } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import type { Fact, Moment, Star } from '../contract.ts';
import { icons } from './icons.ts';
import { eventOf, type View } from './view.ts';

// The last of those that happened names the scene.
const TITLES = {
  'time-up': 'wm-moment-time',
  'sudden-death': 'wm-moment-death',
  eliminated: 'wm-moment-out',
  'last-round': 'wm-moment-last',
  'game-over': 'wm-moment-over',
  draw: 'wm-moment-draw',
} as const;

export function moment(events: readonly ShownEvent[]): Moment | undefined {
  const facts: Fact[] = [];
  let title = '';
  for (const event of events) {
    const kind = eventOf(event)?.kind;
    if (!kind || !(kind in TITLES)) continue;
    title = TITLES[kind as keyof typeof TITLES];
    facts.push({ seat: event.seat, text: event.text });
  }
  return title ? { kind: 'turning', title: say(title), facts, sign: icons.danger } : undefined;
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
