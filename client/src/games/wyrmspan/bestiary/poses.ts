// How a temperament holds itself: postures of animals with legs, and curves of those without.
import type { Mood } from './head.ts';
import type { Point } from '../../../drawing/geometry.ts';

export interface Posture {
  torso: number; // angle from hip to shoulder
  height: number; // of the hip, in lengths of a leg
  arch: number; // of the back
  neck: readonly number[]; // angles from the shoulder to the head
  head: number;
  gape: number;
  tail: readonly number[]; // angles from the hip to the tip
  raise: number;
  spread: number;
  /** Where the feet stand, beside their joints, in lengths of a leg: near and far fore leg, near and far hind leg. */
  feet: readonly [Point, Point, Point, Point];
}

/** Three for each temperament. */
export const POSTURES: Readonly<Record<Mood, readonly Posture[]>> = {
  aggressive: [
    { torso: -6, height: 0.92, arch: 7, neck: [48, 40, 8, -14], head: -12, gape: 34, tail: [172, 205, 170, 105, 60], raise: 92, spread: 1, feet: [[0.42, 0], [-0.1, 0], [-0.3, 0], [0.25, 0]] },
    { torso: 34, height: 0.86, arch: 3, neck: [70, 92, 40, -6], head: -14, gape: 38, tail: [218, 192, 150, 90, 60], raise: 84, spread: 1, feet: [[0.5, 0.55], [0.3, 0.8], [-0.1, 0], [0.3, 0]] },
    { torso: 12, height: 0.74, arch: 4, neck: [56, 30, -8, -10], head: -6, gape: 40, tail: [172, 146, 100, 64, 96], raise: 104, spread: 1, feet: [[0.7, 0.12], [0.3, 0], [-0.5, 0], [-0.1, 0]] },
  ],
  helpful: [
    { torso: 7, height: 0.92, arch: -1, neck: [58, 82, 66, 22], head: -6, gape: 3, tail: [212, 198, 150, 95, 60], raise: 128, spread: 0.5, feet: [[0.42, 0.42], [0.02, 0], [-0.14, 0], [0.2, 0]] },
    { torso: 44, height: 0.5, arch: 5, neck: [76, 96, 62, 12], head: -8, gape: 3, tail: [200, 184, 166, 110, 50], raise: 136, spread: 0.42, feet: [[0.2, 0], [0.02, 0], [0.28, 0], [0.4, 0]] },
    { torso: 8, height: 0.4, arch: 3, neck: [66, 96, 74, 18], head: -10, gape: 3, tail: [190, 176, 150, 90, 30], raise: 146, spread: 0.34, feet: [[0.62, 0], [0.48, 0], [0.2, 0], [0.34, 0]] },
  ],
  playful: [
    { torso: -20, height: 0.98, arch: -5, neck: [30, 62, 64, 34], head: 14, gape: 19, tail: [118, 100, 70, 20, -60], raise: 88, spread: 0.72, feet: [[0.62, 0], [0.46, 0], [-0.14, 0], [0.16, 0]] },
    { torso: 20, height: 0.94, arch: 2, neck: [66, 100, 66, 16], head: 8, gape: 17, tail: [160, 125, 80, 20, -70], raise: 74, spread: 0.82, feet: [[0.4, 0.5], [0.2, 0.25], [-0.26, 0], [0.34, 0.3]] },
    { torso: 28, height: 1.16, arch: 6, neck: [46, 62, 40, 12], head: 6, gape: 18, tail: [214, 196, 150, 90, 40], raise: 96, spread: 0.9, feet: [[0.66, 0.86], [0.5, 0.62], [-0.5, 0.16], [-0.26, 0.3]] },
  ],
  shy: [
    { torso: -16, height: 0.74, arch: 15, neck: [8, -18, -46, -62], head: -32, gape: 0, tail: [205, 236, 280, 340, 376, 400], raise: 150, spread: 0.16, feet: [[0.3, 0], [0.12, 0], [-0.06, 0], [0.26, 0]] },
    { torso: 42, height: 0.42, arch: 12, neck: [98, 66, -6, -56], head: -44, gape: 0, tail: [202, 224, 290, 350, 368, 405], raise: 158, spread: 0.1, feet: [[0.1, 0], [-0.06, 0], [0.34, 0], [0.46, 0]] },
    { torso: 6, height: 0.34, arch: 9, neck: [116, 104, 10, -34], head: -24, gape: 0, tail: [170, 130, 80, 20, -30], raise: 150, spread: 0.3, feet: [[0.5, 0], [0.36, 0], [0.22, 0], [0.36, 0]] },
  ],
};

/** A body without legs: points from the tail to the head, on a ground at 0, about 200 wide. */
export interface Bend {
  line: readonly Point[];
  head: number;
  gape: number;
  raise: number;
  spread: number;
}

const ring = (turns: number, wide: number, flat: number, rise: number, start: number): Point[] =>
  Array.from({ length: Math.ceil(turns * 8) + 1 }, (_, i) => {
    const a = ((start + i * 45) * Math.PI) / 180;
    const r = wide * (1 - (i / (turns * 8)) * 0.45);
    return [Math.cos(a) * r, wide * flat + Math.sin(a) * r * flat + (i * rise) / 8];
  });

export const GROUND_BENDS: Readonly<Record<Mood, readonly Bend[]>> = {
  aggressive: [
    { line: [[-118, 52], [-128, 24], [-96, 8], [-44, 10], [12, 10], [54, 20], [50, 44], [10, 52], [-24, 66], [-34, 98], [-8, 126], [32, 130]], head: -14, gape: 42, raise: 96, spread: 1 },
    { line: [[100, 12], [60, 8], [6, 8], [-52, 10], [-84, 28], [-70, 54], [-26, 60], [4, 76], [0, 108], [24, 134], [58, 130]], head: -20, gape: 44, raise: 88, spread: 1 },
  ],
  helpful: [
    { line: [[-140, 18], [-116, 6], [-82, 22], [-50, 30], [-22, 10], [14, 8], [44, 26], [40, 64], [20, 96], [34, 128], [66, 132]], head: -8, gape: 3, raise: 122, spread: 0.6 },
    { line: [[-92, 70], [-104, 40], [-80, 12], [-34, 8], [18, 8], [50, 18], [44, 46], [4, 56], [-8, 92], [14, 124], [48, 128]], head: -4, gape: 3, raise: 128, spread: 0.55 },
  ],
  playful: [
    { line: [[-128, 40], [-108, 8], [-62, 8], [-10, 22], [34, 58], [24, 100], [-18, 104], [-26, 62], [18, 24], [66, 26], [92, 62], [116, 84]], head: 14, gape: 22, raise: 84, spread: 0.85 },
    { line: [[-134, 74], [-112, 92], [-94, 60], [-70, 18], [-38, 34], [-22, 74], [4, 78], [22, 36], [48, 14], [76, 40], [82, 84], [108, 104]], head: 8, gape: 20, raise: 92, spread: 0.8 },
  ],
  shy: [
    { line: [...ring(1.75, 78, 0.36, 15, 150), [44, 62], [50, 84], [82, 84]], head: -26, gape: 0, raise: 158, spread: 0.2 },
    { line: [[74, 6], [96, 22], [70, 44], [14, 44], [-46, 40], [-82, 22], [-60, 8], [-8, 10], [30, 22], [24, 58], [-4, 78], [22, 96], [48, 84]], head: -32, gape: 0, raise: 160, spread: 0.16 },
  ],
};

/** In the air or under water, where no ground bears it. */
export const FREE_BENDS: Readonly<Record<Mood, readonly Bend[]>> = {
  aggressive: [
    { line: [[-120, 112], [-128, 70], [-98, 42], [-56, 54], [-26, 92], [14, 108], [44, 82], [62, 60], [96, 62]], head: -22, gape: 40, raise: 88, spread: 1 },
    { line: [[-100, 14], [-116, 50], [-84, 78], [-40, 58], [-6, 30], [32, 46], [34, 88], [56, 116], [92, 108]], head: -24, gape: 40, raise: 92, spread: 1 },
  ],
  helpful: [
    { line: [[-136, 66], [-104, 90], [-68, 74], [-40, 42], [0, 34], [34, 58], [48, 92], [80, 108]], head: -2, gape: 3, raise: 104, spread: 0.86 },
    { line: [[-124, 30], [-100, 58], [-62, 56], [-34, 28], [4, 22], [32, 50], [30, 88], [52, 116], [84, 112]], head: -6, gape: 3, raise: 110, spread: 0.84 },
  ],
  playful: [
    { line: [[-124, 40], [-92, 18], [-42, 24], [2, 48], [26, 88], [2, 118], [-34, 102], [-30, 62], [12, 34], [60, 40], [92, 70]], head: 22, gape: 20, raise: 80, spread: 0.9 },
    { line: [[-96, 118], [-124, 92], [-104, 58], [-60, 70], [-30, 102], [8, 92], [16, 50], [48, 24], [84, 44], [104, 74]], head: 26, gape: 18, raise: 84, spread: 0.9 },
  ],
  shy: [
    { line: [[18, 4], [-30, -2], [-74, 14], [-92, 52], [-66, 88], [-16, 96], [30, 82], [46, 50], [22, 34], [-8, 46], [6, 70], [40, 60]], head: -36, gape: 0, raise: 158, spread: 0.34 },
    { line: [[-56, 4], [-92, 26], [-94, 66], [-58, 86], [-16, 68], [8, 34], [46, 30], [62, 58], [46, 86], [66, 104], [92, 88]], head: -36, gape: 0, raise: 152, spread: 0.4 },
  ],
};

/** A short, plump body that hangs in the water. */
export const FISH_BENDS: Readonly<Record<Mood, readonly Bend[]>> = {
  aggressive: [
    { line: [[-92, 92], [-66, 70], [-30, 60], [14, 66], [48, 60], [70, 48]], head: -20, gape: 40, raise: 112, spread: 1 },
    { line: [[-84, 30], [-66, 60], [-30, 76], [14, 66], [46, 58], [70, 62]], head: -10, gape: 42, raise: 100, spread: 1 },
  ],
  helpful: [
    { line: [[-94, 66], [-64, 52], [-26, 54], [16, 66], [46, 74], [70, 80]], head: 4, gape: 4, raise: 120, spread: 0.9 },
    { line: [[-88, 84], [-64, 62], [-28, 56], [14, 60], [46, 70], [70, 74]], head: 2, gape: 4, raise: 116, spread: 0.9 },
  ],
  playful: [
    { line: [[-58, 8], [-70, 40], [-46, 72], [-4, 88], [38, 78], [62, 56]], head: -34, gape: 20, raise: 106, spread: 1 },
    { line: [[-72, 104], [-78, 66], [-46, 40], [-2, 40], [34, 60], [54, 88]], head: 36, gape: 20, raise: 120, spread: 1 },
  ],
  shy: [
    { line: [[-34, 20], [-66, 36], [-58, 70], [-18, 84], [26, 74], [54, 56]], head: -30, gape: 0, raise: 150, spread: 0.6 },
    { line: [[-90, 52], [-60, 42], [-26, 44], [14, 54], [44, 52], [66, 40]], head: -30, gape: 0, raise: 150, spread: 0.6 },
  ],
};

/** Up to the neck in water: what is below 0 is under its surface. */
export const WATER_BENDS: Readonly<Record<Mood, readonly Bend[]>> = {
  aggressive: [
    { line: [[-142, 66], [-132, 22], [-112, -18], [-88, 8], [-62, 34], [-36, 6], [-14, -20], [10, 14], [8, 62], [-8, 104], [18, 138], [54, 134]], head: -22, gape: 40, raise: 96, spread: 1 },
    { line: [[-128, 40], [-122, -10], [-100, -20], [-72, 26], [-40, 46], [-14, 12], [10, -18], [38, 20], [30, 64], [34, 100], [68, 108]], head: -16, gape: 42, raise: 96, spread: 1 },
  ],
  helpful: [
    { line: [[-136, 46], [-124, 4], [-104, -18], [-80, 4], [-60, 20], [-38, 0], [-16, -18], [14, 10], [24, 60], [16, 104], [34, 138], [66, 138]], head: -8, gape: 3, raise: 110, spread: 0.7 },
    { line: [[-120, 30], [-108, -12], [-82, -16], [-52, 22], [-18, 34], [10, 6], [34, -14], [52, 20], [48, 70], [50, 108], [80, 116]], head: -2, gape: 3, raise: 120, spread: 0.6 },
  ],
  playful: [
    { line: [[-120, 96], [-124, 52], [-108, 4], [-84, -18], [-58, 20], [-26, 64], [8, 44], [26, 0], [48, -16], [66, 22], [66, 66], [92, 88]], head: 20, gape: 20, raise: 92, spread: 0.9 },
    { line: [[-132, 10], [-112, -16], [-88, 24], [-48, 78], [2, 96], [36, 62], [40, 20], [60, -10], [84, 10], [92, 46], [116, 64]], head: 26, gape: 20, raise: 84, spread: 0.9 },
  ],
  shy: [
    { line: [[-100, 22], [-92, -14], [-70, -18], [-40, 16], [-6, 28], [26, 4], [44, -18], [62, 0], [62, 26], [84, 36]], head: -22, gape: 0, raise: 150, spread: 0.4 },
    { line: [[-118, 34], [-110, -8], [-86, -18], [-60, 10], [-34, 18], [-8, -2], [14, -18], [34, 16], [28, 50], [44, 70], [72, 56]], head: -40, gape: 0, raise: 150, spread: 0.3 },
  ],
};
