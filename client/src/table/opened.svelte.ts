// What lies open over a table: one dialog, somebody's side of the table, a card.
import type { CardRef } from '../games/contract.ts';

export type Dialogs = '' | 'options' | 'hint' | 'log' | 'talk' | 'points' | 'menu' | 'end' | 'keys';

export class Opened {
  dialog = $state<Dialogs>('');
  seat = $state(-1); // whose side
  card = $state.raw<CardRef | null>(null);

  /** The dialog; what else is open stays. */
  readonly close = (): void => {
    this.dialog = '';
  };
}
