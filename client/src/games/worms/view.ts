// Names for the parts of the view that the server's structs describe.
export type {
  HexView as Hex,
  PlayerView as Player,
  ShapeView as Shape,
  ThingView as Thing,
  View,
} from '../../net/views/worms.ts';
