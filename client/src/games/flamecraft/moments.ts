// The scenes of Flamecraft: fancy dragons that are scored, the last turns, and what a solo game earns.
import type { ShownEvent } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import type { Fact, Moment, Star } from '../contract.ts';
import { icons } from './icons.ts';
import { nameOf, numberOf, refOf } from './names.svelte.ts';
import { unstaged } from '../told.ts';
import { eventOf, isSun, type Event, type View } from './view.ts';

/** What is no scene of its own. */
type Unstaged =
  | 'chose-colour'
  | 'turn-began'
  | 'visited'
  | 'came'
  | 'gained'
  | 'lost'
  | 'paid'
  | 'returned-goods'
  | 'gave'
  | 'flipped-coin'
  | 'left-coins'
  | 'drew'
  | 'took'
  | 'returned'
  | 'gave-artisan'
  | 'revealed-artisan'
  | 'kind-shown'
  | 'placed'
  | 'fired-up'
  | 'swapped'
  | 'served'
  | 'laid-shop'
  | 'new-shop'
  | 'revealed-enchantment'
  | 'cast'
  | 'resolved'
  | 'reserved'
  | 'drew-fancy'
  | 'gave-fancy'
  | 'returned-fancy'
  | 'used-companion'
  | 'settled'
  | 'cast-for-other';

const TITLES = { title: 'fc-moment-title', turning: 'fc-moment-last', feat: 'fc-moment-fancy' } as const;
const SIGNS = { title: icons.rep, turning: icons.last, feat: icons.fancy } as const;

function sceneOf({ kind }: Event): keyof typeof TITLES | null {
  switch (kind) {
    case 'scored':
      return 'feat';
    case 'last-turns':
      return 'turning';
    case 'earned-title':
    case 'unlocked':
      return 'title';
    default:
      return unstaged<Unstaged>(kind);
  }
}

export function moment(events: readonly ShownEvent[], view: View): Moment | undefined {
  const facts: Fact[] = [];
  let kind: keyof typeof TITLES = 'feat';
  events.forEach((event, i) => {
    const what = eventOf(event);
    const scene = what && sceneOf(what);
    if (!scene) return;
    if (scene !== 'feat') kind = scene;
    const seat = scene === 'turning' ? -1 : event.seat;
    // What a fancy dragon brought is told right after it.
    const next = events[i + 1];
    const gain = scene === 'feat' && next ? eventOf(next) : null;
    facts.push({ seat, text: event.text, ...(gain?.kind === 'gained' ? { points: gain.rep } : {}) });
    if (scene === 'turning') facts.push({ seat, text: say('fc-deck-out', { deck: emptyDeck(view) }) });
  });
  return facts.length > 0 ? { kind, title: say(TITLES[kind]), facts, sign: SIGNS[kind] } : undefined;
}

/** Which of the two decks has brought the end. */
function emptyDeck({ artisan_deck, enchantment_deck }: View): 'artisans' | 'enchantments' | 'other' {
  if (enchantment_deck === 0) return 'enchantments';
  return artisan_deck === 0 ? 'artisans' : 'other'; // cards came back under it since
}

export function opening(view: View): string[] {
  return [say('fc-opening', { artisans: view.artisan_deck, enchantments: view.enchantment_deck })];
}

export function countedAt(): string {
  return 'reputation';
}

/** Fancy dragons lie face down until they are scored. */
export function revealed(source: string, view: View, seat: number): string[] {
  if (source !== 'suns' && source !== 'moons') return [];
  const scored = view.players[seat]?.scored ?? [];
  return scored.filter((fancy) => isSun(fancy) === (source === 'suns')).map((fancy) => nameOf('fancy', fancy));
}

export function earned(view: View): string[] {
  const title = view.title ? [say('fc-title-earned', { title: say(`fc-title-${view.title}`) })] : [];
  return [...title, ...view.unlocked.map((key) => say('fc-earned-achievement', { name: nameOf('achievement', key) }))];
}

/** The fancy dragon that brought most reputation. */
export function star(_: View, log: readonly ShownEvent[]): Star | undefined {
  let best = { seat: -1, fancy: '', rep: 0 };
  log.forEach((event, i) => {
    const what = eventOf(event);
    const next = log[i + 1];
    const gain = next && eventOf(next);
    if (what?.kind !== 'scored' || gain?.kind !== 'gained' || next?.seat !== event.seat) return;
    if (gain.rep > best.rep) best = { seat: event.seat, fancy: what.fancy, rep: gain.rep };
  });
  if (best.seat < 0) return undefined;
  const card = refOf('fancy', numberOf('fancy', best.fancy));
  return {
    seat: best.seat,
    text: say('fc-star', { dragon: nameOf('fancy', best.fancy), n: best.rep }),
    ...(card ? { card } : {}),
  };
}
