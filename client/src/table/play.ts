// From a decision as the server shows it to what a board lights up.
import type { Peek, Play } from '../games/contract.ts';
import type { ShownDecision, ShownOption, ShownRefusal } from '../net/wire.ts';

/** The options of a decision by the thing they point at. */
export function lights(decision: ShownDecision | undefined): Map<string, ShownOption[]> {
  const found = new Map<string, ShownOption[]>();
  for (const option of all(decision)) {
    if (!option.target) continue;
    const there = found.get(option.target);
    if (there) there.push(option);
    else found.set(option.target, [option]);
  }
  return found;
}

/**
 * Of things that are alike a game offers one, and either may be touched for it: the target by which one of them is meant
 * now, its own if it can be.
 */
export function meant(
  play: Pick<Play, 'lit' | 'refused' | 'starts' | 'about'>,
  own: string,
  alike: readonly string[],
): string {
  const all = [own, ...alike];
  const isSpokenOf = (target: string) => play.refused.has(target) || play.starts?.has(target) || play.about === target;
  return all.find((target) => play.lit.has(target)) ?? all.find(isSpokenOf) ?? own;
}

export function refusalsByTarget(refusals: readonly ShownRefusal[]): Map<string, ShownRefusal> {
  return new Map(refusals.map((refusal) => [refusal.target, refusal]));
}

/** Why the thing that is pointed at cannot be chosen. */
export function refusalOf(peeked: Peek, play: Pick<Play, 'refused'>): { reason: string; clause?: string } | undefined {
  if (!peeked || 'option' in peeked) return undefined;
  return 'reason' in peeked ? peeked : play.refused.get(peeked.target);
}

/** Options that point at nothing on the table: they are buttons of the action bar. */
export function loose(decision: ShownDecision | undefined): ShownOption[] {
  return all(decision).filter((option) => !option.target);
}

/** What a player is offered: not what nobody could prefer, since it gives up more than another option for the same. */
export function all(decision: ShownDecision | undefined): ShownOption[] {
  return [...(decision?.options ?? []), ...(decision?.extras ?? [])].filter(({ worse }) => !worse);
}

/** What there is to warn of: an own piece is lost, or may be; or there is no way back, to this move or into this round. */
export type Mark = 'loss' | 'risk' | 'final' | '';

/** The mark of a thing: the worst that all of its options share. */
export function markOf(play: Pick<Play, 'final' | 'ahead'>, options: readonly ShownOption[]): Mark {
  const all = (test: (option: number) => boolean) => options.length > 0 && options.every(({ option }) => test(option));
  const loses = (option: number) => Boolean(play.ahead.get(option)?.loss?.length);
  const risks = (option: number) => Boolean(play.ahead.get(option)?.risk?.length);
  const leaves = (option: number) =>
    play.final.has(option) ||
    Boolean(play.ahead.get(option)?.farewell?.length || play.ahead.get(option)?.warning?.length);
  if (all(loses)) return 'loss';
  if (all((option) => loses(option) || risks(option))) return 'risk';
  return all(leaves) ? 'final' : '';
}
