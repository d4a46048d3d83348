// From a decision as the server shows it to what a board lights up.
import type { ShownDecision, ShownOption, ShownRefusal } from '../net/wire.ts';

/** The options of a decision by the thing they point at. */
export function lights(decision: ShownDecision | undefined): Map<string, ShownOption[]> {
  const found = new Map<string, ShownOption[]>();
  for (const option of [...(decision?.options ?? []), ...(decision?.extras ?? [])]) {
    if (!option.target) continue;
    const there = found.get(option.target);
    if (there) there.push(option);
    else found.set(option.target, [option]);
  }
  return found;
}

export function refusalsByTarget(refusals: readonly ShownRefusal[]): Map<string, ShownRefusal> {
  return new Map(refusals.map((refusal) => [refusal.target, refusal]));
}

/** Options that point at nothing on the table: they are buttons of the action bar. */
export function loose(decision: ShownDecision | undefined): ShownOption[] {
  return [...(decision?.options ?? []), ...(decision?.extras ?? [])].filter((option) => !option.target);
}

export function all(decision: ShownDecision | undefined): ShownOption[] {
  return [...(decision?.options ?? []), ...(decision?.extras ?? [])];
}
