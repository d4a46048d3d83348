// From one thing that can be chosen to the next, by arrows and digits: the focus goes there, and Enter chooses.
import { OPEN } from '../lessons/place.ts';

const LISTED = 'button[data-option]';
// What is lit or begins a move, is ticked in a handful or kept in an opening, is worked by arrows itself as a map is, or
// leads on in a lesson.
const THINGS = `[data-lit], [data-starts], [data-pick], [data-part], [role=application], [data-testid=bar] ${LISTED}, [data-choice], [data-testid=lesson-on]`;
const BOARD = '.frame, [data-testid=bubble]';
const OWN_ARROWS = '[role=tablist], [role=radiogroup], [role=application], [data-arrows]';
const DIGITS = '123456789';
const WAYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** All that can be chosen now, as it stands: in the dialog that lies over the table, in the table as text, or on the board. */
export function choices(): HTMLElement[] {
  const box = [...document.querySelectorAll(OPEN)].at(-1) ?? document.querySelector('main.text');
  const all = (box ?? document).querySelectorAll<HTMLElement>(box ? `${LISTED}, ${THINGS}` : THINGS);
  const found = box ? all : [...all].filter((each) => each.closest(BOARD));
  return [...found]
    .map(reached)
    .filter((each) => each !== null)
    .filter((each) => !each.matches(':disabled'));
}

/** Moves the focus, where the key means that. */
export function walk(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const digit = DIGITS.indexOf(event.key);
  const way = WAYS[event.key] ?? 0;
  if (digit < 0 && (way === 0 || target.closest(OWN_ARROWS))) return;
  const step = (found: readonly HTMLElement[]): void => {
    const here = found.indexOf(target);
    const next = way > 0 ? here + 1 : Math.max(here, 0) + found.length - 1;
    const thing = found[digit >= 0 ? digit : next % found.length];
    thing?.focus();
    thing?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const found = choices();
  if (found.length > 0) {
    event.preventDefault();
    step(found);
  } else setTimeout(() => step(choices())); // what was being shown gives way to the same key, and then there is something
}

/** What of it takes the focus: a frame around a button is no stop. */
function reached(thing: HTMLElement): HTMLElement | null {
  return thing.matches('button, a, [tabindex]') ? thing : thing.querySelector('button');
}
