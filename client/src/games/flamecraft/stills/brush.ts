// What the still lifes of the town are painted with: layers of colour with an ink edge, washes without one, and lines.
export type Layer = readonly [paint: Paint, d: string];
/** In a box of 100 x 100, from the back to the front. */
export type Still = readonly Layer[];
export type Shelf = Readonly<Record<string, Still>>;

/** Colours that have an edge of ink. */
export const PAINTS = {
  crust: '#dd9a46',
  brown: '#8a5226',
  bark: '#6b4325',
  cream: '#fff1d0',
  white: '#fffaf0',
  porcelain: '#eaf0f6',
  steel: '#b9c6d6',
  iron: '#56637c',
  coal: '#2f3242',
  gold: '#f3c23f',
  amber: '#e8892c',
  red: '#cf3f35',
  wine: '#8c2440',
  rose: '#ef8fa6',
  flame: '#f26f24',
  sun: '#ffd95a',
  green: '#5f9e45',
  moss: '#3f7434',
  mint: '#a9d9b4',
  teal: '#3f9ea6',
  ice: '#bfe9f5',
  blue: '#4d7fc4',
  violet: '#8a58bd',
  lilac: '#cdb2ea',
  stone: '#a59d93',
} as const;

/** Without an edge: light, shadow, glow. */
export const WASHES = { light: '#ffffff99', shade: '#3b201640', glow: '#fff3b099', ghost: '#b79be055', ember: '#ff9d2e' } as const;

/** Ink alone: a line, a thin one, and what is filled with it. */
export type Inked = 'line' | 'hair' | 'ink';

export const isPaint = (paint: Paint): paint is keyof typeof PAINTS => paint in PAINTS;
export const isWash = (paint: Paint): paint is keyof typeof WASHES => paint in WASHES;

export type Paint = keyof typeof PAINTS | keyof typeof WASHES | Inked;

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A glint with four points. */
export function glint(x: number, y: number, r: number): string {
  const q = r * 0.22;
  return `M${x} ${y - r}l${q} ${r - q}l${r - q} ${q}l${q - r} ${q}l${-q} ${r - q}l${-q} ${q - r}l${q - r} ${-q}l${r - q} ${-q}z`;
}

/** A star with five points. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5, i % 2 ? r * 0.46 : r];
    return `${Math.round(x + Math.sin(angle) * reach)} ${Math.round(y - Math.cos(angle) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

/** Steam that curls from a point upwards. */
export const steam = (x: number, y: number): string => `M${x} ${y}q-6-6 0-12q6-6 0-12`;

/** A tongue of fire on a ground line. */
export function fire(x: number, y: number, s: number): string {
  const n = (v: number): number => Math.round(v * s * 10) / 10;
  return `M${x} ${y}c${n(-10)} 0 ${n(-14)} ${n(-8)} ${n(-11)} ${n(-16)}c${n(2)} ${n(4)} ${n(4)} ${n(4)} ${n(5)} ${n(3)}c${n(-2)} ${n(-9)} ${n(3)} ${n(-15)} ${n(7)} ${n(-21)}c${n(0)} ${n(8)} ${n(9)} ${n(12)} ${n(10)} ${n(21)}c${n(1)} ${n(8)} ${n(-3)} ${n(13)} ${n(-11)} ${n(13)}z`;
}

/** Two eyes that look out of a thing, as large as said. */
export const eyes = (x: number, y: number, apart: number, r: number): string => oval(x - apart, y, r, r * 1.25) + oval(x + apart, y, r, r * 1.25);
