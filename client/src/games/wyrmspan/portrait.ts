// What the picture of a dragon is composed of: the words of its name choose body, colours and coat; its size the scale;
// its trait what is around it; its caves where it stands. Two dragons never get the same picture.
import { icons } from './icons.ts';

export type Body = keyof typeof icons;

/** The last of these words that a name has decides its body; `wings` grow behind it. */
const BODIES: readonly (readonly [words: string, body: Body, wings?: Body])[] = [
  ['Horned', 'ram'],
  ['Lung|Bamboo', 'sea_dragon'],
  ['Amphiptere', 'flyer'],
  ['Feydragon', 'fairy'],
  ['Wyvern|Mistvern', 'wyvern'],
  ['Drake|Drakus|Lawndrake', 'rex'],
  ['Dragonette', 'gecko'],
  ['Gryphdragon', 'griffin'],
  ['Wyrm', 'snake'],
  ['Firevern', 'spiked'],
  ['Serpent', 'serpent'],
  ['Fae', 'hummingbird'],
  ['Grazer', 'parasaur'],
  ['Lindworm', 'sand_snake'],
  ['Cricketcatcher|Sharpclaw', 'velociraptor'],
  ['Guardian', 'gargoyle'],
  ['Rockbreaker', 'head'],
  ['Coatl', 'snake', 'feathers'],
  ['Flyer', 'pterodactyl'],
  ['Mothdragon', 'butterfly'],
  ['Firedragon|Fire', 'breath'],
  ['Cobrette', 'cobra'],
  ['Remora', 'angler'],
  ['Basilisk', 'lizard'],
  ['Spirit', 'spark'],
  ['Anteldragon', 'deer'],
  ['Rufftail', 'fox'],
  ['Redwyrm|Viper', 'rattlesnake'],
  ['Koiwyrm', 'fish'],
  ['Spitter|Licheneater', 'salamander'],
  ['Moray', 'eel'],
  ['Recluse', 'ouroboros'],
  ['Rex', 'rex'],
  ['Tamarin', 'monkey'],
  ['Cheshire', 'cat'],
  ['Granite|Rock|Ridgedragon', 'diplodocus'],
  ['Ruffed', 'drakkar'],
  ['Ghost', 'ghost'],
  ['One', 'old'],
  ['Primordiasaur', 'plesiosaur'],
  ['Webbed|Frogmouth', 'frog'],
  ['Hydra', 'hydra'],
  ['Hydraptere', 'double', 'feathers'],
  ['Ridgeback|Broadwyrm', 'croc'],
  ['Shepherd', 'goat'],
  ['Oracular', 'eye'],
  ['Hornwyrn', 'ram'],
  ['Keeper|Landragon', 'lion'],
  ['Scorpio', 'scorpion'],
  ['Manta', 'manta'],
  ['Creeper', 'chameleon'],
  ['Seraph', 'angel'],
];

/** Hue and saturation of a coat that a name tells. */
const COATS: Readonly<Record<string, readonly [hue: number, saturation: number]>> = {
  Algal: [150, 45],
  Bamboo: [95, 45],
  Blue: [212, 65],
  Brown: [26, 40],
  Brushwood: [36, 35],
  Caustic: [75, 60],
  Cosmic: [262, 55],
  Golden: [45, 80],
  Granite: [220, 8],
  Grass: [100, 50],
  Green: [135, 50],
  Lavender: [275, 45],
  Quartzy: [320, 22],
  Red: [2, 70],
  'Red-Crested': [8, 65],
  Redwood: [14, 55],
  Redwyrm: [356, 65],
  Rock: [30, 12],
  Rocky: [30, 12],
  Scaly: [165, 30],
  Shaly: [205, 14],
  Singeing: [18, 80],
  Starlit: [235, 45],
  Steely: [205, 18],
  Tawny: [34, 55],
  'White-Bellied': [45, 12],
  'Yellow-Bellied': [52, 75],
};

const PATTERNS = ['spots', 'stripes', 'scales', 'plain'] as const;
export type Pattern = (typeof PATTERNS)[number];
const MARKED: Readonly<Record<string, Pattern>> = {
  Brindled: 'stripes',
  Dappled: 'spots',
  Mosaic: 'scales',
  Ringtail: 'stripes',
  Scaly: 'scales',
  Spotted: 'spots',
  Striped: 'stripes',
  Variegated: 'stripes',
};

const SCALES: Readonly<Record<string, number>> = { hatchling: 46, small: 56, medium: 70, large: 84 };
const TURN = 137.508; // degrees of the golden angle: neighbours in the deck are far apart in colour

export interface Portrait {
  body: Body;
  wings: Body | undefined;
  hue: number;
  saturation: number;
  pattern: Pattern;
  size: number; // of the body, in a box of 100
  flip: boolean;
  tilt: number;
  ground: number; // which of the silhouettes is in front
  caves: readonly string[];
  trait: string;
  egg: boolean; // still half in its shell
}

export interface Named {
  id: number;
  english: string;
  size: string;
  trait: string;
  caves: readonly string[];
}

export function portraitOf({ id, english, size, trait, caves }: Named): Portrait {
  const words = english.split(/[\s"]+/);
  const has = (word: string) => words.includes(word);
  const [, body, wings] = BODIES.filter(([of]) => of.split('|').some(has)).at(-1) ?? ['', 'wyvern' as const];
  const told = words.map((word) => COATS[word]).find((coat) => coat !== undefined);
  const [hue, saturation] = told ? [told[0] + (id % 3) * 5, told[1]] : [Math.round(id * TURN) % 360, 42 + (id % 4) * 8];
  const pattern = words.map((word) => MARKED[word]).find((one) => one !== undefined) ?? PATTERNS[(id * 7 + id / 3) & 3] ?? 'plain';
  return {
    body,
    wings,
    hue,
    saturation,
    pattern,
    size: SCALES[size] ?? 70,
    flip: id % 2 === 1,
    tilt: ((id * 5) % 13) - 6,
    ground: id % 4,
    caves,
    trait,
    egg: size === 'hatchling',
  };
}
