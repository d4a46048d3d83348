// The colours of a dragon: the caves it lives in mix them, unless its name tells one.
import { chance } from '../../../drawing/geometry.ts';

export interface Coat {
  base: string;
  back: string;
  shade: string;
  belly: string;
  far: string; // limbs of the side that is turned away
  mark: string;
  membrane: string;
  vein: string;
  horn: string;
  accent: string;
  eye: string;
}

export const INK = '#241712';
export const MOUTH = '#8c2f33';
export const TOOTH = '#fff8e6';

/** Hue and saturation. */
type Tint = readonly [hue: number, saturation: number];

const CAVES: Readonly<Record<string, Tint>> = { crimson: [4, 62], golden: [40, 66], amethyst: [270, 38] };
const SECOND: Readonly<Record<string, Tint>> = { crimson: [190, 34], golden: [154, 36], amethyst: [204, 44] };

/** Words of a name that tell a colour. */
export const COLOURS: Readonly<Record<string, Tint>> = {
  Algal: [150, 40],
  Bamboo: [92, 42],
  Blue: [212, 58],
  Brown: [26, 42],
  Brushwood: [34, 36],
  Carboniferous: [230, 10],
  Caustic: [72, 58],
  Cosmic: [252, 46],
  Golden: [45, 76],
  Granite: [215, 9],
  Grass: [98, 44],
  Green: [140, 40],
  Lavender: [272, 44],
  Mellifera: [44, 74],
  'Oak-Wing': [30, 44],
  Quartzy: [330, 24],
  Red: [2, 64],
  Redwood: [14, 50],
  Redwyrm: [356, 60],
  Rock: [30, 13],
  Rocky: [32, 14],
  Savanna: [42, 48],
  Shaly: [205, 15],
  Singeing: [18, 72],
  Sossusvlei: [22, 62],
  Starlit: [234, 44],
  Steely: [205, 20],
  Tawny: [34, 52],
  Titanic: [175, 38],
};

const BELLIES: Readonly<Record<string, string>> = { 'White-Bellied': '#fffdf4', 'Yellow-Bellied': '#ffe274' };

const hsl = (hue: number, saturation: number, light: number): string => {
  const s = Math.max(0, Math.min(100, saturation)) / 100;
  const l = light / 100;
  const channel = (n: number): string => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255).toString(16).padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

export function coatOf(id: number, words: readonly string[], caves: readonly string[]): Coat {
  const random = chance(id * 31 + 7);
  const told = words.map((word) => COLOURS[word]).find((tint) => tint !== undefined);
  const home = caves[Math.floor(random() * caves.length)] ?? 'golden';
  const other = caves.find((cave) => cave !== home);
  // A third of those that live in one cave have taken on the colour of its water, moss or crystal instead of its rock.
  const wild = !told && random() < 0.36;
  const [hue, saturation] = told ?? (wild ? SECOND[home] : CAVES[home]) ?? [40, 60];
  const [accent, rich] = (other ? CAVES[other] : wild ? CAVES[home] : SECOND[home]) ?? [200, 40];
  const h = hue + (random() - 0.5) * (told ? 10 : 30);
  const s = saturation + (random() - 0.5) * 12;
  const l = 58 + random() * 10;
  return {
    base: hsl(h, s, l),
    back: hsl(h - 8, s + 4, l - 17),
    shade: hsl(h - 22, s * 0.8, l - 36),
    belly: words.map((word) => BELLIES[word]).find(Boolean) ?? hsl(h + 12, s * 0.7, 86),
    far: hsl(h - 14, s * 0.78, l - 16),
    mark: hsl(h + (random() < 0.5 ? -26 : 20), s + 4, 30 + random() * 8),
    membrane: hsl(accent + (random() - 0.5) * 20, rich, 66 + random() * 8),
    vein: hsl(accent, rich, 36),
    horn: hsl(38 + random() * 14, 34, random() < 0.25 ? 32 : 80),
    accent: hsl(accent, rich + 14, 54),
    eye: hsl(random() < 0.5 ? 46 : random() * 360, 90, 62),
  };
}
