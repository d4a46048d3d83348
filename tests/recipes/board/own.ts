// The treasures that a seat may see in its hand.
import type { View } from '../../net/views/den.ts';

export function own(view: View, seat: number): number[] {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}
