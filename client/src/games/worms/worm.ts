// What tells worms apart: a hat for each team, and a mood by what happens to one, else by its number.
import type { Point } from '../../drawing/geometry.ts';

export type Mood = 'calm' | 'grin' | 'grim' | 'cheeky' | 'eager' | 'scared' | 'hurt';

const OWN: readonly Mood[] = ['calm', 'grin', 'grim', 'cheeky'];

/** Of a worm that flies, is wounded, or is the one whose turn it is; else its own, by its number. */
export function moodOf({
  number = 0,
  wounded = false,
  active = false,
  flies = false,
}: {
  number?: number;
  wounded?: boolean;
  active?: boolean;
  flies?: boolean;
}): Mood {
  if (flies) return 'scared';
  if (wounded) return 'hurt';
  if (active) return 'eager';
  return OWN[Math.max(0, number - 1) % OWN.length] ?? 'calm';
}

export interface Hat {
  shapes: readonly (readonly Point[])[]; // in the colour of the team
  sharp: boolean;
  lines: string;
  bright: string; // a lamp, goggles, a pompom
}

/** On a head around (.07, -.14) of radius .22, by the colour of the team. */
export const HATS: Readonly<Record<string, Hat>> = {
  blue: {
    // a sailor's, with ribbons
    shapes: [
      [
        [-0.12, -0.26],
        [-0.26, -0.2],
        [-0.4, -0.24],
        [-0.34, -0.14],
        [-0.42, -0.04],
        [-0.24, -0.1],
        [-0.1, -0.18],
      ],
      [
        [-0.16, -0.22],
        [-0.2, -0.34],
        [-0.3, -0.42],
        [-0.16, -0.49],
        [0.07, -0.51],
        [0.3, -0.49],
        [0.44, -0.42],
        [0.34, -0.34],
        [0.3, -0.22],
        [0.07, -0.27],
      ],
    ],
    sharp: false,
    lines: 'M-.15 -.31Q.07 -.36 .3 -.31',
    bright: 'M.01 -.52a.06 .06 0 1 0 .12 0a.06 .06 0 1 0 -.12 0z',
  },
  red: {
    // a scarf with a knot
    shapes: [
      [
        [-0.1, -0.26],
        [-0.34, -0.42],
        [-0.34, -0.42],
        [-0.3, -0.28],
        [-0.46, -0.2],
        [-0.46, -0.2],
        [-0.26, -0.16],
        [-0.1, -0.18],
      ],
      [
        [-0.17, -0.16],
        [-0.17, -0.3],
        [-0.02, -0.39],
        [0.16, -0.39],
        [0.3, -0.3],
        [0.31, -0.18],
        [0.07, -0.25],
      ],
    ],
    sharp: false,
    lines: 'M-.04 -.31h.01M.08 -.33h.01M.2 -.3h.01M.02 -.26h.01M.15 -.26h.01',
    bright: '',
  },
  yellow: {
    // a miner's, with a lamp
    shapes: [
      [
        [-0.19, -0.17],
        [-0.19, -0.32],
        [-0.06, -0.44],
        [0.2, -0.44],
        [0.32, -0.32],
        [0.34, -0.23],
        [0.52, -0.2],
        [0.52, -0.2],
        [0.5, -0.14],
        [0.3, -0.17],
      ],
    ],
    sharp: false,
    lines: 'M-.06 -.43Q-.02 -.3 -.03 -.18M.2 -.43Q.16 -.3 .17 -.18',
    bright: 'M.24 -.31a.08 .08 0 1 0 .16 0a.08 .08 0 1 0 -.16 0z',
  },
  green: {
    // a soldier's, with twigs
    shapes: [
      [
        [-0.1, -0.36],
        [-0.24, -0.54],
        [-0.24, -0.54],
        [-0.06, -0.48],
        [0, -0.38],
      ],
      [
        [0.02, -0.4],
        [0.06, -0.57],
        [0.06, -0.57],
        [0.14, -0.46],
        [0.1, -0.38],
      ],
      [
        [-0.3, -0.15],
        [-0.2, -0.22],
        [-0.19, -0.34],
        [-0.02, -0.43],
        [0.16, -0.43],
        [0.33, -0.34],
        [0.34, -0.22],
        [0.44, -0.15],
        [0.07, -0.19],
      ],
    ],
    sharp: false,
    lines: 'M-.2 -.22Q.07 -.28 .34 -.22M.16 -.4l.06 .1',
    bright: '',
  },
  purple: {
    // a gentleman's
    shapes: [
      [
        [-0.26, -0.25],
        [-0.26, -0.3],
        [-0.12, -0.31],
        [-0.14, -0.55],
        [0.28, -0.55],
        [0.26, -0.31],
        [0.4, -0.3],
        [0.4, -0.25],
      ],
    ],
    sharp: true,
    lines: 'M-.12 -.36H.26M-.12 -.4H.26',
    bright: '',
  },
  grey: {
    // a pilot's, with goggles
    shapes: [
      [
        [-0.22, 0.04],
        [-0.25, -0.14],
        [-0.18, -0.34],
        [0, -0.42],
        [0.16, -0.41],
        [0.31, -0.32],
        [0.34, -0.2],
        [0.07, -0.24],
        [-0.07, -0.2],
        [-0.08, 0.02],
        [-0.15, 0.09],
      ],
    ],
    sharp: false,
    lines: 'M-.2 -.28H.34',
    bright:
      'M-.07 -.29a.075 .075 0 1 0 .15 0a.075 .075 0 1 0 -.15 0zM.11 -.29a.075 .075 0 1 0 .15 0a.075 .075 0 1 0 -.15 0z',
  },
};

export const PLAIN_HAT = 'red';

export interface Face {
  whites: number; // how large the eyes are; 0: closed or crossed
  pupil: number;
  look: readonly [dx: number, dy: number];
  lines: string; // brows, lids, crosses and mouth
  mouth: string; // what is open
  extra: string; // a drop of sweat, a tongue
}

export const FACES: Readonly<Record<Mood, Face>> = {
  calm: { whites: 1, pupil: 0.034, look: [0.02, 0.01], lines: 'M.02 .01Q.09 .06 .17 .01', mouth: '', extra: '' },
  grin: {
    whites: 1,
    pupil: 0.034,
    look: [0.015, -0.01],
    lines: 'M-.04 -.01Q.09 .13 .22 -.01z',
    mouth: 'M-.02 0Q.09 .11 .2 0z',
    extra: '',
  },
  grim: {
    whites: 0.85,
    pupil: 0.036,
    look: [0.02, 0],
    lines: 'M-.1 -.22L.05 -.17M.28 -.22L.13 -.17M.03 .04H.16',
    mouth: '',
    extra: '',
  },
  cheeky: {
    whites: 1,
    pupil: 0.036,
    look: [0.02, 0],
    lines: 'M.11 -.12Q.18 -.18 .25 -.12M.02 .01Q.1 .07 .2 0',
    mouth: '',
    extra: 'M.1 .03q.02 .09 .07 .08t.03 -.1z',
  },
  eager: {
    whites: 1.2,
    pupil: 0.05,
    look: [0.02, -0.01],
    lines: 'M-.08 -.25Q0 -.3 .05 -.27M.13 -.27Q.2 -.3 .26 -.25',
    mouth: 'M.02 -.01Q.1 .12 .19 -.01z',
    extra: '',
  },
  scared: {
    whites: 1.35,
    pupil: 0.022,
    look: [0, 0],
    lines: 'M-.08 -.27L.03 -.31M.15 -.31L.26 -.27',
    mouth: 'M.05 .02a.05 .07 0 1 0 .1 0a.05 .07 0 1 0 -.1 0z',
    extra: 'M-.16 -.08q-.07 .09 0 .11t0 -.11z',
  },
  hurt: {
    whites: 0,
    pupil: 0,
    look: [0, 0],
    lines: 'M-.05 -.18l.1 .1m0 -.1l-.1 .1M.14 -.18l.1 .1m0 -.1l-.1 .1M.02 .04q.04 -.05 .07 0t.08 0',
    mouth: '',
    extra: '',
  },
};
