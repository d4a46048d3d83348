// How the map is looked at: which part of it fills the window, moved by dragging, pinching, the wheel and buttons.
import type { Box, Point } from './hexes.ts';

const CLOSEST = 4;
const FARTHEST = 0.4;
const WIDE = 640; // of a window that has not been measured yet
const HIGH = 480;
const STILL = 6; // pixels that a finger may slip while it taps

export class Camera {
  zoom = $state(1);
  shift = $state.raw<Point>({ x: 0, y: 0 }); // of the middle, in hexes
  wide = $state(0); // of the window, in pixels
  high = $state(0);
  dragged = false; // the press that ends now was no tap
  isByHand = false; // somebody has chosen what to look at
  #home: () => Box;
  #spare: () => number; // pixels at the bottom that belong to buttons
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };

  constructor(home: () => Box, spare: () => number) {
    this.#home = home;
    this.#spare = spare;
  }

  /** Pixels for a hex's radius. */
  get scale(): number {
    return this.#fit(this.#home()) * this.zoom;
  }
  /** What is in sight. */
  get box(): Box {
    const [home, spare, scale] = [this.#home(), this.#spare(), this.scale];
    const [w, h] = [(this.wide || WIDE) / scale, (this.high || HIGH) / scale];
    const [x, y] = [home.x + home.w / 2 + this.shift.x, home.y + home.h / 2 + this.shift.y];
    return { x: x - w / 2, y: y - h / 2 + spare / 2 / scale, w, h };
  }
  get isHome(): boolean {
    return this.zoom === 1 && this.shift.x === 0 && this.shift.y === 0;
  }

  #fit({ w, h }: Box): number {
    return Math.max(1, Math.min((this.wide || WIDE) / w, ((this.high || HIGH) - this.#spare()) / h));
  }
  sees({ x, y }: Point): boolean {
    const box = this.box;
    return (
      x > box.x + 0.3 &&
      x < box.x + box.w - 0.3 &&
      y > box.y + 0.3 &&
      y < box.y + box.h - 0.3 - this.#spare() / this.scale
    );
  }
  goHome(): void {
    this.isByHand = false;
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }
  /** As near as all of this stays in sight. */
  show(what: Box): void {
    const home = this.#home();
    this.zoom = Math.max(FARTHEST, Math.min(CLOSEST, this.#fit(what) / this.#fit(home)));
    this.shift = { x: what.x + what.w / 2 - home.x - home.w / 2, y: what.y + what.h / 2 - home.y - home.h / 2 };
  }
  /** Looked for by somebody, and so kept. */
  seek(what: Box): void {
    this.isByHand = true;
    this.show(what);
  }
  /** Nearer or farther; what is under the pointer stays there. */
  by(factor: number, pointer?: Point): void {
    this.isByHand = true;
    const box = this.box;
    const fixed = pointer ? { x: pointer.x / this.wide, y: pointer.y / this.high } : { x: 0.5, y: 0.5 };
    const before = this.zoom;
    this.zoom = Math.max(FARTHEST, Math.min(CLOSEST, before * factor));
    const less = 1 - before / this.zoom;
    this.move({ x: box.w * less * (fixed.x - 0.5), y: box.h * less * (fixed.y - 0.5) });
  }
  move({ x, y }: Point): void {
    const home = this.#home();
    const within = (n: number, most: number) => Math.max(-most, Math.min(most, n));
    this.shift = { x: within(this.shift.x + x, home.w * 0.7), y: within(this.shift.y + y, home.h * 0.7) };
  }

  down(id: number, point: Point): void {
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#start = point;
    }
    this.#fingers.set(id, point);
  }
  /** Whether the finger is dragging now. */
  drag(id: number, point: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    this.#fingers.set(id, point);
    if (other) {
      this.dragged = true;
      this.by(apart(point, other) / Math.max(1, apart(before, other)), other);
      return true;
    }
    if (!this.dragged && apart(point, this.#start) < STILL) return false;
    this.dragged = this.isByHand = true;
    this.move({ x: (before.x - point.x) / this.scale, y: (before.y - point.y) / this.scale });
    return true;
  }
  up(id: number): void {
    this.#fingers.delete(id);
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
