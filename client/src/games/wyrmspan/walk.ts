// The adventurer's way through a cave, as the events tell it: where it set out, whom it activated, and how far it came.
import type { ShownEvent } from '../../net/wire.ts';
import { CAVES, COLUMNS, eventOf, type View, type Walk } from './view.ts';

/** Where it stands: at an icon of the path (even stops), or with a dragon (odd ones), who answers if that activates it. */
export interface Stop {
  cave: number;
  stop: number;
  answers: boolean;
}

/** The stops that these events took a seat's adventurer past, from where it stood before; the last is where it stands now. */
export function wayOf(events: readonly ShownEvent[], view: View, seat: number, from: Walk | null): Stop[] {
  if (events.some(({ house }) => house?.kind === 'undone')) return []; // nobody walks backwards
  const now = view.walk?.seat === seat ? view.walk : null;
  const way: Stop[] = [];
  let [cave, stop] = from ? [from.cave, from.stop] : [-1, -1];
  const goTo = (last: number, answers: boolean): void => {
    while (stop < last) way.push({ cave, stop: ++stop, answers: answers && stop === last });
  };
  for (const event of events) {
    const what = event.seat === seat ? eventOf(event) : null;
    if (what?.kind === 'explored') {
      way.length = 0; // of a walk before this one nobody wants to see the rest
      [cave, stop] = [CAVES.indexOf(what.cave), -1];
      goTo(0, false);
    } else if (what?.kind === 'activated' && Math.floor(what.space / COLUMNS) === cave) {
      goTo(2 * (what.space % COLUMNS) + 1, true);
    }
  }
  if (cave < 0) return [];
  if (now) {
    if (now.cave === cave) goTo(now.stop, false);
  } else goTo(endOf(view, seat, cave), false);
  return way;
}

/** The icon behind the last dragon in a row: there a walk ends. */
function endOf(view: View, seat: number, cave: number): number {
  const spaces = view.players[seat]?.spaces.slice(COLUMNS * cave, COLUMNS * (cave + 1)) ?? [];
  const gap = spaces.findIndex(({ dragon }) => !dragon);
  return 2 * (gap < 0 ? COLUMNS : gap);
}
