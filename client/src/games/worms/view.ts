// Names for the parts of the view that the server's structs describe, and the events as the rules tell them.
import type { Event, Face } from '../../net/views/worms.ts';
import type { ShownCard, ShownEvent } from '../../net/wire.ts';

export type {
  CardFace,
  Event,
  Face,
  HexView as Hex,
  PlayerView as Player,
  ShapeView as Shape,
  ThingView as Thing,
  View,
} from '../../net/views/worms.ts';

/** What happened by the rules of the game; nothing where the house itself speaks, of a clock or a vote. */
export function eventOf({ what }: ShownEvent): Event | null {
  return (what as Event | null | undefined) ?? null;
}

/** What a component shows, by the kind that it is. */
export function faceOf(card: ShownCard | undefined): Face | null {
  return (card?.face as Face | null | undefined) ?? null;
}
