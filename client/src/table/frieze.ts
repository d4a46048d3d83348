// What runs along the head of a scene, in the style of its world: drawn here, repeated as often as it is wide.
interface Frieze {
  wide: number; // of one repeat; it is 20 high
  back: string;
  front: string;
}

const FRIEZES: Readonly<Record<string, Frieze>> = {
  // Mountains, and the mouths of caves in them.
  wyrmspan: {
    wide: 60,
    back: 'M0 20 14 4l10 9L38 1l22 19z',
    front: 'M8 20c0-7 4-9 7-9s7 2 7 9zM36 20c0-8 4-11 8-11s8 3 8 11z',
  },
  // Waves, and a back that rises out of them.
  seadragons: {
    wide: 48,
    back: 'M10 16c3-14 20-14 25 0l-4-1c-4-8-13-8-17 1z',
    front: 'M0 14q6-6 12 0t12 0 12 0 12 0v6H0z',
  },
  // Bunting over a street of gables.
  flamecraft: {
    wide: 48,
    back: 'M2 20V12l9-8 9 8v8zM28 20v-9l8-6 9 6v9z',
    front: 'M0 0q24 9 48 0l-1 1-5 7-4-5-5 7-4-6-5 7-4-6-5 6-4-7-5 5-5-8z',
  },
  // Hills that have seen better days.
  worms: {
    wide: 54,
    back: 'M0 20V12q8-8 14-2t12-3 13 4 15 0v9z',
    front: 'm30 12 2-6 2 4 4-3-1 5 5 1-5 2 1 4H26l1-4-5-1 5-2z',
  },
};

/** None for a game that has not drawn one. */
export function friezeOf(game: string): Frieze | undefined {
  return FRIEZES[game];
}
