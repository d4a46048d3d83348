// From one thing that can be chosen to the next, by arrows and digits: the focus goes there, and Enter chooses.
const CHOICES =
  '.frame [data-lit], .frame [data-starts], .frame [data-testid=bar] button[data-option], [data-testid=bubble] [data-choice], [data-testid=lesson-on]';

/** Moves the focus, where the key means that. */
export function walk(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (target.closest('[role=tablist], [role=radiogroup], [role=application], [data-arrows]')) return; // arrows have a meaning of their own there
  const found = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter((each) => !each.matches(':disabled'));
  if (found.length === 0) return;
  const here = found.indexOf(target);
  const digit = '123456789'.indexOf(event.key);
  let next = -1;
  if (digit >= 0) next = digit;
  else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') next = (here + 1) % found.length;
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp')
    next = (Math.max(here, 0) + found.length - 1) % found.length;
  const thing = found[next];
  if (!thing) return;
  event.preventDefault();
  thing.focus();
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
