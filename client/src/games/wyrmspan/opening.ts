// The opening choices: each offered answer names its parts (`keep:dragon:3;cave:7`, `start:meat;meat;gold`), and the parts
// that were picked so far lead to one of them. The offered answers are the only truth.
import type { ShownOption } from '../../net/wire.ts';

export type Kind = 'keep' | 'start';

export interface Offer {
  parts: string[];
  option: ShownOption;
}

export class Opening {
  readonly offers: Offer[];

  constructor(
    readonly kind: Kind,
    lit: ReadonlyMap<string, readonly ShownOption[]>,
  ) {
    this.offers = [...lit].flatMap(([target, [option]]) =>
      option && target.startsWith(`${kind}:`) ? [{ parts: target.slice(kind.length + 1).split(';'), option }] : [],
    );
  }

  /** How many parts an answer has. */
  get size(): number {
    return this.offers[0]?.parts.length ?? 0;
  }

  /** Whatever some answer has, once each. */
  get parts(): string[] {
    return [...new Set(this.offers.flatMap(({ parts }) => parts))];
  }

  /** The answer that consists of exactly these. */
  answer(picked: readonly string[]): ShownOption | undefined {
    const wanted = keyOf(picked);
    return this.offers.find(({ parts }) => keyOf(parts) === wanted)?.option;
  }
}

function keyOf(parts: readonly string[]): string {
  return [...parts].sort().join(';');
}
