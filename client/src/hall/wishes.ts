// Who shall sit at a new table, seat by seat, as its maker wishes it.
import type { SeatIn } from '../net/wire.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../words/words.svelte.ts';
import { gentlest } from './quick.ts';

export const BOT = 'bot:';

export interface Wish {
  who: string; // me, here, open, or `bot:<level>`
  name: string;
}

/** What was wished for the first so many seats; where nothing was: me, against the bot for newcomers. */
export function wishesFor(wished: readonly Wish[], players: number, levels: readonly string[]): Wish[] {
  return Array.from(
    { length: players },
    (_, seat) => wished[seat] ?? { who: seat === 0 ? 'me' : BOT + gentlest(levels), name: '' },
  );
}

export function seatOf({ who, name }: Wish, seat: number): SeatIn {
  if (who === 'open') return { kind: 'open' };
  if (who === 'me') return { kind: 'me', name: settings.name };
  if (who === 'here') return { kind: 'me', name: name || say('seat-number', { n: seat + 1 }) };
  return { kind: 'bot', level: who.slice(BOT.length) }; // every reader calls it by its level, in their own language
}
