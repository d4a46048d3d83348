// Names for the parts of the view that the server's structs describe, and the events as the rules tell them.
import type { Event, Face } from '../../net/views/worms.ts';
import { eventAs, faceAs } from '../told.ts';

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

export const eventOf = eventAs<Event>;
export const faceOf = faceAs<Face>;
