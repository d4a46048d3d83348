// What makes a dragon of the town unmistakable besides horns, ears and eyes: its head, wings, coat, something it wears or wore off,
// how it holds itself, and its tail.
import type { Stance, Tail } from './bodies.ts';

export type Horns = 'cones' | 'ram' | 'long' | 'antlers' | 'nubs' | 'spikes';
export type Ears = 'leaf' | 'fin' | 'floppy' | 'bat' | 'none';
export type Crest = 'none' | 'mohawk' | 'tuft' | 'frill' | 'curls';
export type Head = 'round' | 'plump' | 'long' | 'square' | 'heart' | 'wide';
export type Wings = 'bat' | 'feather' | 'butterfly' | 'leaf' | 'fin' | 'star';
export type Coat = 'plain' | 'stripes' | 'spots' | 'patch' | 'mask' | 'scales' | 'stars';
export type Trim =
  | 'none'
  | 'glasses'
  | 'monocle'
  | 'scarf'
  | 'bowtie'
  | 'moustache'
  | 'beard'
  | 'fangs'
  | 'flower'
  | 'lashes'
  | 'plaster';

export type Features = readonly [head: Head, wings: Wings, coat: Coat, trim: Trim, stance: Stance, tail: Tail];

export const PLAIN: Features = ['round', 'bat', 'plain', 'none', 'sits', 'none'];

/** By their keys. */
export const FEATURES: Readonly<Record<string, Features>> = {
  pocus: ['round', 'star', 'stars', 'none', 'flies', 'curl'],
  hocus: ['long', 'bat', 'mask', 'moustache', 'stands', 'arrow'],
  greenhorn: ['heart', 'leaf', 'plain', 'fangs', 'sits', 'leaf'],
  buttercup: ['plump', 'butterfly', 'plain', 'lashes', 'lies', 'puff'],
  pinkytoe: ['wide', 'feather', 'spots', 'bowtie', 'sits', 'flame'],
  wesley: ['square', 'bat', 'mask', 'beard', 'stands', 'club'],
  sunlight: ['round', 'feather', 'stripes', 'none', 'towers', 'fan'],
  nightbrite: ['long', 'star', 'stars', 'lashes', 'flies', 'leaf'],
  goldrush: ['square', 'fin', 'scales', 'moustache', 'hatches', 'gem'],
  frazzle: ['wide', 'bat', 'stripes', 'plaster', 'flies', 'fan'],
  dazzle: ['heart', 'butterfly', 'plain', 'flower', 'stands', 'fan'],
  sparkle: ['long', 'fin', 'scales', 'none', 'hatches', 'leaf'],
  twinkle: ['heart', 'star', 'stars', 'scarf', 'flies', 'gem'],
  starburst: ['wide', 'star', 'plain', 'fangs', 'flies', 'flame'],
  taylor: ['long', 'feather', 'patch', 'glasses', 'towers', 'puff'],
  matches: ['square', 'bat', 'scales', 'fangs', 'stands', 'flame'],
  rainbow: ['wide', 'butterfly', 'stripes', 'flower', 'coils', 'fan'],
  chonkers: ['plump', 'fin', 'patch', 'scarf', 'waddles', 'club'],
  todd: ['square', 'fin', 'spots', 'glasses', 'towers', 'fork'],
  steven: ['round', 'bat', 'patch', 'monocle', 'towers', 'curl'],
  buddy: ['wide', 'leaf', 'patch', 'scarf', 'lies', 'gem'],
  talisman: ['heart', 'fin', 'mask', 'beard', 'coils', 'curl'],
  bubu: ['plump', 'feather', 'spots', 'plaster', 'hatches', 'puff'],
  shimmer: ['long', 'butterfly', 'stars', 'lashes', 'flies', 'drop'],
  sweetie: ['plump', 'butterfly', 'spots', 'bowtie', 'waddles', 'curl'],
  umami: ['long', 'leaf', 'plain', 'beard', 'coils', 'fork'],
  savannah: ['wide', 'leaf', 'stripes', 'lashes', 'sits', 'leaf'],
  jitters: ['heart', 'bat', 'spots', 'glasses', 'stands', 'fork'],
  shadow: ['long', 'fin', 'mask', 'fangs', 'coils', 'arrow'],
  gemma: ['square', 'star', 'scales', 'lashes', 'towers', 'gem'],
  toasty: ['square', 'feather', 'spots', 'scarf', 'coils', 'fan'],
  carnie: ['plump', 'bat', 'stripes', 'moustache', 'stands', 'arrow'],
  forrest: ['round', 'leaf', 'scales', 'beard', 'hatches', 'leaf'],
  elix: ['long', 'butterfly', 'patch', 'monocle', 'towers', 'drop'],
  ajax: ['square', 'feather', 'stripes', 'plaster', 'stands', 'club'],
  zircon: ['heart', 'fin', 'scales', 'monocle', 'sits', 'arrow'],
  peter: ['heart', 'leaf', 'spots', 'scarf', 'flies', 'arrow'],
  brad: ['square', 'bat', 'patch', 'beard', 'sits', 'arrow'],
  daniel: ['long', 'star', 'stripes', 'plaster', 'sits', 'flame'],
  erick: ['plump', 'fin', 'scales', 'glasses', 'coils', 'fan'],
  manny: ['wide', 'feather', 'mask', 'moustache', 'coils', 'puff'],
  rich: ['round', 'leaf', 'plain', 'bowtie', 'waddles', 'curl'],
  sandara: ['heart', 'butterfly', 'stars', 'flower', 'sits', 'curl'],
};

// The left one of each pair; the right one is its mirror image.
export const HORNS: Readonly<Record<Horns, string>> = {
  cones: 'M31 31L27 12L44 24z',
  ram: 'M32 33C13 28 11 8 27 8C21 15 29 22 43 25z',
  long: 'M31 31L15 4L42 24z',
  antlers: 'M36 28L29 17L19 18L19 13L27 12L23 3L29 2L36 13L43 24z',
  nubs: 'M28 30C24 20 36 16 41 25z',
  spikes: 'M26 35L22 20L35 27L36 11L50 22z',
};
export const EARS: Readonly<Record<Ears, string>> = {
  leaf: 'M24 50C6 46 0 32 5 27C17 27 27 38 29 44z',
  fin: 'M24 44L4 36L10 46L1 52L12 57L7 66L26 60z',
  floppy: 'M26 40C8 36 2 58 8 70C19 69 25 58 27 52z',
  bat: 'M26 42L9 18L3 46L12 43L14 54L25 54z',
  none: '',
};
export const CRESTS: Readonly<Record<Crest, string>> = {
  none: '',
  mohawk: 'M41 26L43 13L48 21L51 8L55 20L60 12L60 26z',
  tuft: 'M44 27C38 16 47 8 55 11C50 14 55 18 60 15C60 23 56 27 52 28z',
  frill: 'M30 31L36 19L42 27L50 16L58 27L64 19L70 31C60 24 40 24 30 31z',
  curls: 'M36 29a7 7 0 1 1 9-9a7 7 0 1 1 11 0a7 7 0 1 1 8 9C56 24 44 24 36 29z',
};

export const HEADS: Readonly<Record<Head, string>> = {
  round: 'M50 22C71 22 82 38 80 55C78 70 66 79 50 79C34 79 22 70 20 55C18 38 29 22 50 22z',
  plump: 'M50 22C78 20 92 42 88 60C84 76 68 82 50 82C32 82 16 76 12 60C8 42 22 20 50 22z',
  long: 'M50 18C67 18 75 33 76 50C77 68 66 88 50 88C34 88 23 68 24 50C25 33 33 18 50 18z',
  square: 'M27 26C36 21 64 21 73 26C81 34 83 62 78 71C70 81 30 81 22 71C17 62 19 34 27 26z',
  heart: 'M50 28C58 17 82 19 85 40C86 58 67 74 50 86C33 74 14 58 15 40C18 19 42 17 50 28z',
  wide: 'M50 29C76 26 94 40 92 55C89 70 69 78 50 78C31 78 11 70 8 55C6 40 24 26 50 29z',
};

/** The left one. */
export const WINGS: Readonly<Record<Wings, string>> = {
  bat: 'M34 84C20 62 6 62 3 70C9 72 10 77 9 82C15 80 18 84 18 90C24 87 28 90 30 97z',
  feather: 'M34 84C26 72 12 68 4 56C1 64 5 70 9 73C4 73 2 72 1 70C1 79 7 83 12 84C8 86 5 86 3 86C9 94 18 96 30 98z',
  butterfly: 'M34 86C30 66 14 54 5 60C-2 68 6 80 17 83C7 84 2 94 9 99C18 103 28 98 33 93z',
  leaf: 'M34 92C24 84 18 66 1 60C2 80 12 95 32 98z',
  fin: 'M34 84L5 60L11 73L1 76L11 83L3 93L30 98z',
  star: 'M35 90L23 62L17 76L3 66L9 82L1 88L15 92L8 101L30 98z',
};

/** Lines and shapes on the skin; of a mask and a patch, the shape. */
export const COATS: Readonly<Record<Coat, string>> = {
  plain: '',
  stripes: 'M42 26L45 36M50 24V37M58 26L55 36M23 48L31 52M77 48L69 52M25 58L32 60M75 58L68 60',
  spots: 'M31 36h.1M67 34h.1M58 29h.1M27 57h.1M74 57h.1M42 31h.1',
  patch: 'M52 46C52 34 76 32 78 46C79 60 54 62 52 46z',
  mask: 'M21 46C30 35 44 38 50 44C56 38 70 35 79 46C77 60 62 60 56 54C52 50 48 50 44 54C38 60 23 60 21 46z',
  scales: 'M38 30q4 5 8 0q4 5 8 0q4 5 8 0M34 36q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0',
  stars:
    'M32 30l1.500 3.500l3.500 1.500l-3.500 1.500l-1.500 3.500l-1.500-3.500l-3.500-1.500l3.500-1.500zM68 30l1.500 3.500l3.500 1.500l-3.500 1.500l-1.500 3.500l-1.500-3.500l-3.500-1.500l3.500-1.500zM50 26l1.200 2.800l2.800 1.200l-2.800 1.200l-1.200 2.800l-1.200-2.800l-2.800-1.200l2.800-1.200z',
};

/** Lines in the colour of ink, and shapes in that of what the dragon carries. */
export const TRIMS: Readonly<Record<Trim, readonly [lines: string, shape: string]>> = {
  none: ['', ''],
  glasses: ['M26 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM54 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM46 47Q50 44 54 47', ''],
  monocle: ['M54 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM73 53Q80 66 72 84', ''],
  scarf: ['', 'M27 78Q50 92 73 78L75 87Q66 93 60 94L62 106L50 104L51 96Q36 95 25 87z'],
  bowtie: ['', 'M50 87L36 79V96zM50 87L64 79V96zM46 83h8v8h-8z'],
  moustache: ['', 'M50 70Q42 63 31 73Q43 77 50 73Q57 77 69 73Q58 63 50 70z'],
  beard: ['', 'M35 74Q38 92 50 99Q62 92 65 74Q50 83 35 74z'],
  fangs: ['', 'M42 71l2.500 8l2.500-8zM53 71l2.500 8l2.500-8z'],
  flower: ['', 'M72 20a5 5 0 1 1 8 4a5 5 0 1 1-3 8a5 5 0 1 1-8-3a5 5 0 1 1 3-9z'],
  lashes: ['M28 42l-5-4M31 39l-3-5M72 42l5-4M69 39l3-5', ''],
  plaster: ['M66 62l12-6M68 66l12-6M66 62l2 4M78 56l2 4M71 60l2 4M74 58l2 4', ''],
};
