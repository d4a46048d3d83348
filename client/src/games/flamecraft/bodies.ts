// How a dragon of the town holds itself, and the tail that shows beside it: what tells it from afar, before its face does.
export type Stance = 'sits' | 'stands' | 'coils' | 'lies' | 'flies' | 'hatches' | 'towers' | 'waddles';
export type Tail = 'none' | 'arrow' | 'leaf' | 'flame' | 'puff' | 'club' | 'fork' | 'curl' | 'fan' | 'gem' | 'drop';

/** Where a part that is drawn in the space of a sitting dragon goes. */
export type Move = readonly [scale: number, x: number, y: number];

export interface Body {
  head: Move;
  wings: Move;
  tail: Move;
  skin: string;
  belly: string;
  lines: string; // toes, folds, cracks
  isShell?: boolean; // the belly is an egg, in front of its chin
}

export const HERE: Move = [1, 0, 0];

export const BODIES: Readonly<Record<Stance, Body>> = {
  sits: {
    head: HERE,
    wings: HERE,
    tail: [0.9, 12, 10],
    skin: 'M26 104C24 88 36 76 50 76C64 76 76 88 74 104z',
    belly: 'M36 104C35 92 41 84 50 84C59 84 65 92 64 104z',
    lines: '',
  },
  // On two legs, arms away from the body.
  stands: {
    head: [0.7, 15, -3],
    wings: [0.86, 7, -4],
    tail: [0.9, 4, 8],
    skin: 'M39 50C36 54 34 57 32 58L17 53C12 52 10 59 15 61L31 68C29 74 29 80 31 85L25 96C22 101 26 103 31 102L42 101L46 91H54L58 101L69 102C74 103 78 101 75 96L69 85C71 80 71 74 69 68L85 61C90 59 88 52 83 53L68 58C66 57 64 54 61 50z',
    belly: 'M42 58C35 68 36 86 50 88C64 86 65 68 58 58z',
    lines: 'M29 98v4M33 97v5M67 97v5M71 98v4',
  },
  // A snake's body in rings, one on the other.
  coils: {
    head: [0.68, 16, -3],
    wings: [0.86, 7, -6],
    tail: [0.9, 10, 8],
    skin: 'M40 48C38 60 40 64 32 68C18 71 18 80 24 82C4 84 2 102 20 103H80C98 102 96 84 76 82C82 80 82 71 68 68C60 64 62 60 60 48z',
    belly: 'M44 52C43 62 45 66 40 69C46 71 54 71 60 69C55 66 57 62 56 52z',
    lines:
      'M24 82Q50 90 76 82M32 68Q50 75 68 68M20 92Q26 90 28 86M34 95Q38 92 39 88M66 95Q62 92 61 88M80 92Q74 90 72 86',
  },
  // On its belly, the back behind the head.
  lies: {
    head: [0.72, -4, 26],
    wings: [0.62, 34, -14],
    tail: [1, 0, 6],
    skin: 'M14 98C10 84 18 70 34 62C44 40 66 34 80 46C96 58 100 84 92 98C92 104 84 104 78 103H24C17 104 14 102 14 98z',
    belly: 'M52 92C62 84 78 84 86 92C84 99 56 100 52 92z',
    lines: 'M74 97v6M80 97v6M66 60Q78 56 86 66',
  },
  // In the air: wings wide above it, feet that dangle.
  flies: {
    head: [0.66, 17, 4],
    wings: [1.06, -3, -42],
    tail: [0.86, 0, 8],
    skin: 'M40 54C33 62 33 74 40 82L34 93C32 99 39 101 42 96L48 86H52L58 96C61 101 68 99 66 93L60 82C67 74 67 62 60 54zM40 57C29 59 21 69 25 77C32 77 38 71 42 66zM60 57C71 59 79 69 75 77C68 77 62 71 58 66z',
    belly: 'M44 60C39 68 41 78 50 81C59 78 61 68 56 60z',
    lines: 'M46 70Q50 73 54 70',
  },
  // Still half in the shell.
  hatches: {
    head: [0.8, 10, 1],
    wings: [0.9, 5, -12],
    tail: [0.8, 14, 2],
    skin: 'M30 76C30 66 70 66 70 76V84H30z',
    belly: 'M12 72L23 81L33 70L43 81L54 70L64 81L75 70L88 75C90 94 74 104 50 104C26 104 10 92 12 72z',
    lines: 'M24 92l6 3l-1 5M70 88l-5 4l3 4',
    isShell: true,
  },
  // A neck like a tower.
  towers: {
    head: [0.56, 22, -5],
    wings: [0.94, 3, 10],
    tail: [0.9, 10, 10],
    skin: 'M43 40C42 56 42 64 34 72C22 80 18 94 22 103H78C82 94 78 80 66 72C58 64 58 56 57 40z',
    belly: 'M47 44C46 60 46 70 40 78C32 88 32 96 34 103H66C68 96 68 88 60 78C54 70 54 60 53 44z',
    lines: 'M46 52H54M46 60H54M43 70H57M39 80H61M36 91H64',
  },
  // As broad as it is high.
  waddles: {
    head: [0.74, 13, -1],
    wings: [0.9, 5, -16],
    tail: [0.9, 16, 8],
    skin: 'M36 54C19 58 11 74 14 88C15 96 21 100 28 100C26 104 36 105 41 102H59C64 105 74 104 72 100C79 100 85 96 86 88C89 74 81 58 64 54z',
    belly: 'M37 62C26 68 22 82 30 92C39 99 61 99 70 92C78 82 74 68 63 62z',
    lines: 'M31 78Q50 86 69 78M30 87Q50 95 70 87',
  },
};

/** To the right; its root is at 64, 98. */
const STEM = 'M62 103C82 104 94 92 92 74L90 60L84 60L85 74C86 86 78 93 62 93z';
export const TAILS: Readonly<Record<Tail, readonly [stem: string, tip: string]>> = {
  none: ['', ''],
  arrow: [STEM, 'M87 40L101 63L88 58L76 64z'],
  leaf: [STEM, 'M88 64C72 56 72 38 86 30C102 38 102 54 88 64z'],
  flame: [STEM, 'M87 65C74 60 72 50 78 42C80 48 83 46 82 34C94 38 92 46 96 42C102 52 100 62 87 65z'],
  puff: [STEM, 'M87 64a9 9 0 1 1-9-12a10 10 0 1 1 18 0a9 9 0 1 1-9 12z'],
  club: [STEM, 'M80 62L74 54L79 50L76 42L84 43L88 35L92 43L100 42L97 50L102 54L96 62z'],
  fork: [STEM, 'M84 62L72 36L87 50L102 36L92 62z'],
  curl: [
    'M62 103C84 105 100 92 100 72C100 54 86 44 76 52C68 60 76 72 84 66C80 66 78 62 82 59C88 56 92 64 91 73C90 86 80 94 62 93z',
    '',
  ],
  fan: [STEM, 'M87 64L66 50L75 46L73 36L82 40L88 30L94 40L102 36L101 46L104 52z'],
  gem: [STEM, 'M88 64L76 48L82 38H95L101 48z'],
  drop: [STEM, 'M88 30C94 40 101 48 99 56C96 66 80 66 77 56C75 48 82 40 88 30z'],
};

/** The same as SVG says it. */
export const moved = ([scale, x, y]: Move, mirror = false): string =>
  mirror ? `translate(${100 - x} ${y}) scale(${-scale} ${scale})` : `translate(${x} ${y}) scale(${scale})`;
