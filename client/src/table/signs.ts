// The icon of a line of the log: the game's own, or the house's for what happens to seats and moves.
import type { GameModule } from '../games/contract.ts';
import type { HouseEvent, ShownEvent } from '../net/wire.ts';
import { icons } from '../ui/icons.ts';

const HOUSE: Readonly<Record<HouseEvent['kind'], string>> = {
  handed: icons.bot,
  back: icons.person,
  undone: icons.undo,
  'undo-refused': icons.cancel,
  'timed-out': icons.clock,
  'lost-by-clock': icons.clock,
  forfeited: icons.seat,
  'asks-pause': icons.pause,
  paused: icons.pause,
  'no-pause': icons.cancel,
  resumed: icons.play,
  redealt: icons.rematch,
  quit: icons.trash,
  'wants-to-end': icons.cancel,
  'agreed-to-rules': icons.check,
};

export function signOf(module: GameModule, event: ShownEvent): string {
  return event.house ? HOUSE[event.house.kind] : (module.sign?.(event) ?? '');
}
