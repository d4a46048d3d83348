// The icon of a line of the log: the game's own, or the house's for what happens to seats and moves.
import type { GameModule } from '../games/contract.ts';
import type { ShownEvent } from '../net/wire.ts';
import { icons } from '../ui/icons.ts';

const HOUSE: Readonly<Record<string, string>> = {
  handed: icons.bot,
  back: icons.person,
  undone: icons.undo,
  'undo-refused': icons.cancel,
  'timed-out': icons.clock,
  redealt: icons.rematch,
};

export function signOf(module: GameModule, event: ShownEvent): string {
  return module.sign?.(event) ?? HOUSE[event.kind] ?? '';
}
