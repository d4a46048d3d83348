// The end counted out: the sources of points one after the other, as the result names them, with what they bring to light.
import type { GameModule } from '../games/contract.ts';
import type { ShownScore } from '../net/wire.ts';

export interface Counted {
  seat: number;
  points: number;
  sum: number; // with all sources so far
  revealed: readonly string[]; // what nobody else had seen
}

export interface Count {
  source: string;
  label: string;
  at: string; // the thing on the table at which it is counted
  by: readonly Counted[]; // in the order of the scores
}

/** The scores with the names that the table itself uses: result, count and text say the same. */
export function named(scores: readonly ShownScore[], module: GameModule | null, view: unknown): ShownScore[] {
  return scores.map((score) => ({
    ...score,
    lines: score.lines.map((line) => ({ ...line, label: module?.sourceName?.(line.source, view) ?? line.label })),
  }));
}

/** A source that brought nobody anything, and showed nothing, is left out. */
export function reckon(scores: readonly ShownScore[], module: GameModule, view: unknown): Count[] {
  const sources = new Map(scores.flatMap(({ lines }) => lines.map(({ source, label }) => [source, label] as const)));
  const sums = scores.map(() => 0);
  const counts: Count[] = [];
  for (const [source, label] of sources) {
    const by = scores.map(({ seat, lines }, i): Counted => {
      const points = lines.find((line) => line.source === source)?.points ?? 0;
      sums[i] = (sums[i] ?? 0) + points;
      return { seat, points, sum: sums[i] ?? 0, revealed: module.revealed?.(source, view, seat) ?? [] };
    });
    if (by.some(({ points, revealed }) => points !== 0 || revealed.length > 0))
      counts.push({ source, label, at: module.countedAt?.(source) ?? '', by });
  }
  return counts;
}
