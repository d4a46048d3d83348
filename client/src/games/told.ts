// What a game itself tells in what the server sends: it makes events and faces of the same classes as the types here.
import type { ShownCard, ShownEvent } from '../net/wire.ts';

/** What happened by the rules of the game; nothing where the house itself speaks, of a clock or a vote. */
export function eventAs<Event>({ what }: ShownEvent): Event | null {
  return (what as Event | null | undefined) ?? null;
}

/** What a component shows. */
export function faceAs<Face>(card: ShownCard | undefined): Face | null {
  return (card?.face as Face | null | undefined) ?? null;
}

/** No scene is of this event. Its kind must be named: so nobody forgets what a new one is to the scenes. */
export function unstaged<Kind extends string>(_: Kind): null {
  return null;
}
