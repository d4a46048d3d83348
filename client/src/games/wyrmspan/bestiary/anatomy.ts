// Body plans: what a kind of dragon is built of, in hundredths of the length from hip to shoulder.
import type { Chin, Horns, Trim } from './crown.ts';
import type { Skull } from './head.ts';
import type { Foot } from './limbs.ts';
import type { Marking, Ridge, Tail } from './trunk.ts';
import type { Wings } from './wings.ts';

/** What carries the body: four legs, two legs, the ground, the air (soaring or on the spot), water up to its back or all around, or a hole in the rock. */
export type Stance = 'walks' | 'strides' | 'coils' | 'soars' | 'hovers' | 'swims' | 'drifts' | 'digs';

export type Extra = 'shell' | 'mist' | 'stars' | 'flames' | 'fur' | 'hump' | 'breast' | 'legs6' | 'tongue' | 'spores' | 'crystals' | 'halo' | 'branch';

export interface Anatomy {
  stance: Stance;
  trunk: readonly [hip: number, waist: number, chest: number];
  belly: number; // how far it hangs, 1 is round
  neck: readonly [length: number, root: number, end: number];
  heads: number;
  tail: readonly [length: number, root: number];
  legs: readonly [height: number, thick: number];
  feet: readonly [fore: Foot, hind: Foot];
  wings: Wings;
  span: number;
  skull: Skull;
  head: number; // length
  horns: readonly Horns[];
  trims: readonly Trim[];
  chins: readonly Chin[];
  ridges: readonly Ridge[];
  tall: number;
  tails: readonly Tail[];
  tip: number;
  markings: readonly Marking[];
  plated: boolean;
  extras: readonly Extra[];
}

const DRAGON: Anatomy = {
  stance: 'walks',
  trunk: [25, 22, 31],
  belly: 1.12,
  neck: [78, 21, 11],
  heads: 1,
  tail: [150, 19],
  legs: [62, 18],
  feet: ['claw', 'claw'],
  wings: 'bat',
  span: 150,
  skull: 'dragon',
  head: 46,
  horns: ['swept', 'lyre', 'straight', 'brow'],
  trims: ['none', 'ears', 'fins'],
  chins: ['none', 'none', 'beard'],
  ridges: ['spikes', 'spikes', 'plates', 'fins'],
  tall: 0.55,
  tails: ['spade', 'barb', 'point', 'club'],
  tip: 26,
  markings: ['plain', 'scales', 'saddle', 'stripes'],
  plated: true,
  extras: [],
};

const of = (base: Anatomy, changes: Partial<Anatomy>): Anatomy => ({ ...base, ...changes });

const SERPENT = of(DRAGON, {
  stance: 'coils',
  trunk: [15, 17, 14],
  belly: 1,
  neck: [0, 0, 9],
  tail: [0, 2],
  wings: 'none',
  span: 0,
  skull: 'snake',
  head: 42,
  trims: ['none', 'fins', 'ears'],
  tails: ['point', 'rattle', 'spade', 'barb'],
  tip: 17,
  tall: 0.5,
  legs: [34, 10],
});

const DRAKE = of(DRAGON, { wings: 'none', span: 0, neck: [56, 23, 13], tail: [155, 21], legs: [58, 19], ridges: ['sail', 'spikes', 'knobs', 'plates'], tall: 0.75, head: 52, horns: ['stubs', 'swept', 'brow', 'none', 'knobs'] });

const WYVERN = of(DRAGON, { stance: 'strides', trunk: [23, 19, 23], belly: 1.05, neck: [84, 18, 10], tail: [160, 16], legs: [72, 18], feet: ['talon', 'talon'], span: 185, tails: ['barb', 'spade', 'fan'], ridges: ['spikes', 'none', 'fins'], tall: 0.45 });

/** At least one way to tell each at a glance. */
export const PLANS = {
  dragon: DRAGON,
  firedragon: of(DRAGON, { trims: ['frill', 'comb', 'fins'], extras: ['flames'], tails: ['spade', 'tuft', 'barb'], horns: ['straight', 'swept', 'lyre'] }),
  wyvern: WYVERN,
  mistvern: of(WYVERN, { extras: ['mist'], tails: ['plume'], ridges: ['mane'], markings: ['plain'] }),
  firevern: of(WYVERN, { extras: ['flames'], horns: ['brow', 'nose', 'straight'], ridges: ['spikes'], tall: 0.8, neck: [60, 20, 12], trunk: [25, 22, 27], head: 54, tails: ['tuft', 'club', 'spade'], trims: ['comb', 'none', 'fins'] }),
  flyer: of(WYVERN, { stance: 'hovers', span: 215, skull: 'beak', head: 58, neck: [52, 15, 10], tail: [96, 11], legs: [44, 11], trunk: [16, 15, 19], horns: ['none', 'stubs'], trims: ['comb', 'plume', 'frill'], tails: ['leaf', 'fan', 'spade'], ridges: ['none'], plated: false }),
  drake: DRAKE,
  dragonette: of(DRAKE, { trunk: [17, 16, 18], belly: 1.05, legs: [44, 12], tail: [180, 13], neck: [34, 16, 12], head: 46, skull: 'cat', trims: ['frill', 'fins', 'ears', 'comb'], horns: ['none', 'stubs'], ridges: ['none', 'fins', 'tufts'], tails: ['leaf', 'fan', 'tuft', 'spade'], feet: ['paw', 'paw'], tip: 30, markings: ['spots', 'rings', 'saddle'] }),
  landragon: of(DRAKE, { trims: ['mane'], tails: ['tuft'], feet: ['paw', 'paw'], skull: 'cat', ridges: ['none'], legs: [68, 20] }),
  wyrm: SERPENT,
  viper: of(SERPENT, { horns: ['brow', 'stubs', 'none'], head: 50, neck: [0, 0, 8], markings: ['saddle', 'stripes', 'mosaic'], ridges: ['none'], tails: ['rattle', 'barb'], extras: ['tongue'] }),
  broadwyrm: of(SERPENT, { trunk: [22, 27, 21], skull: 'croc', head: 50, ridges: ['plates', 'knobs'], horns: ['none', 'stubs'] }),
  cobrette: of(SERPENT, { trims: ['hood'], horns: ['none', 'stubs'], ridges: ['none'], head: 44, extras: ['tongue'] }),
  recluse: of(SERPENT, { trims: ['antennae', 'plume'], horns: ['lyre', 'ram'], ridges: ['tufts'], tails: ['leaf', 'plume'], skull: 'dragon', chins: ['whiskers'] }),
  serpent: of(SERPENT, { stance: 'swims', trunk: [17, 22, 19], skull: 'dragon', head: 50, trims: ['fins', 'frill', 'ears'], ridges: ['sail', 'fins', 'plates'], tall: 1, tails: ['fluke', 'fan'], tip: 34, horns: ['none', 'stubs', 'knobs'], chins: ['none', 'barbels', 'beard'] }),
  lindworm: of(SERPENT, { skull: 'croc', head: 50, trunk: [17, 19, 19], extras: [], feet: ['claw', 'claw'], legs: [66, 18], ridges: ['spikes', 'plates', 'mane'], tails: ['barb', 'club', 'point'], horns: ['stubs', 'swept', 'ram'] }),
  lung: of(SERPENT, { stance: 'soars', skull: 'lung', head: 58, trunk: [16, 19, 17], horns: ['antlers', 'antlers', 'lyre'], trims: ['mane'], chins: ['whiskers', 'beard', 'whiskers'], ridges: ['mane', 'fins'], tall: 0.9, tails: ['plume', 'tuft', 'brush', 'fan'], tip: 28, feet: ['talon', 'talon'], legs: [40, 11], markings: ['scales', 'plain'], extras: ['mist'] }),
  coatl: of(SERPENT, { stance: 'soars', wings: 'feather', span: 118, trims: ['plume'], horns: ['none'], ridges: ['tufts', 'mane', 'none'], tails: ['plume'], tip: 34, markings: ['scales', 'mosaic', 'saddle'], chins: ['none'] }),
  amphiptere: of(SERPENT, { stance: 'soars', wings: 'bat', span: 124, skull: 'dragon', head: 46, horns: ['swept', 'straight', 'none', 'lyre'], trims: ['ears', 'none', 'fins', 'plume'], tails: ['barb', 'spade', 'fan', 'leaf'], tip: 26, ridges: ['none', 'spikes'], markings: ['plain', 'stripes', 'spots', 'scales'] }),
  hydra: of(DRAGON, { heads: 3, wings: 'none', span: 0, trunk: [32, 32, 34], neck: [142, 15, 9], head: 44, tail: [118, 24], legs: [54, 20], ridges: ['spikes'], skull: 'snake', horns: ['stubs', 'swept'] }),
  hydraptere: of(SERPENT, { stance: 'soars', heads: 2, wings: 'feather', span: 112, skull: 'snake', head: 38, trims: ['plume'], tails: ['fan'], horns: ['none'], ridges: ['none'] }),
  feydragon: of(DRAGON, { stance: 'hovers', wings: 'pane', span: 116, trunk: [15, 13, 16], belly: 1, neck: [46, 12, 9], tail: [140, 11], legs: [42, 9], feet: ['paw', 'paw'], skull: 'cat', head: 48, horns: ['none', 'stubs', 'lyre'], trims: ['antennae', 'ears', 'antennae'], chins: ['none'], ridges: ['none', 'tufts'], tails: ['leaf', 'tuft', 'plume', 'spade'], tip: 30, plated: false, markings: ['spots', 'plain', 'stripes', 'stars'] }),
  fae: of(DRAGON, { wings: 'leaf', span: 96, trunk: [19, 16, 18], neck: [36, 14, 11], tail: [135, 13], legs: [50, 12], feet: ['paw', 'hoof'], skull: 'deer', head: 44, horns: ['knobs', 'lyre', 'antlers'], trims: ['ears', 'antennae'], chins: ['none', 'beard'], ridges: ['none', 'tufts'], tails: ['leaf', 'brush', 'tuft'], tip: 30, plated: false, markings: ['spots', 'plain', 'stripes'] }),
  tamarin: of(DRAGON, { wings: 'leaf', span: 70, trunk: [16, 15, 18], neck: [22, 14, 12], tail: [210, 9], legs: [58, 11], feet: ['paw', 'paw'], skull: 'cat', head: 44, horns: ['none'], trims: ['mane'], chins: ['none'], ridges: ['none'], tails: ['tuft'], plated: false, extras: ['fur'] }),
  cheshire: of(DRAGON, { wings: 'bat', span: 92, trunk: [22, 20, 22], neck: [30, 19, 16], skull: 'cat', head: 56, horns: ['none'], trims: ['ears'], tails: ['brush'], tip: 34, feet: ['paw', 'paw'], ridges: ['none'], markings: ['rings'], plated: false, extras: ['fur', 'mist'] }),
  moth: of(DRAGON, { stance: 'hovers', wings: 'moth', span: 128, trunk: [18, 20, 21], belly: 1.1, neck: [24, 18, 14], tail: [80, 15], legs: [36, 9], skull: 'blunt', head: 42, horns: ['none'], trims: ['antennae'], chins: ['none'], ridges: ['tufts'], tall: 0.5, tails: ['tuft', 'leaf'], plated: false, markings: ['rings', 'stripes'], extras: ['fur', 'spores'] }),
  gryphon: of(DRAGON, { extras: ['breast'], wings: 'feather', span: 150, skull: 'beak', head: 54, neck: [58, 25, 17], trunk: [23, 21, 27], tail: [140, 9], legs: [76, 18], feet: ['talon', 'paw'], horns: ['none', 'none', 'swept'], trims: ['plume', 'ears', 'ears'], chins: ['none', 'wattle'], ridges: ['tufts', 'none'], tall: 0.35, tails: ['tuft', 'tuft', 'brush'], tip: 34, plated: false, markings: ['plain', 'spots', 'plain'] }),
  rockbreaker: of(DRAKE, { stance: 'digs', trunk: [34, 34, 33], neck: [24, 31, 24], tail: [70, 24], legs: [50, 20], feet: ['shovel', 'shovel'], skull: 'blunt', head: 62, horns: ['nose', 'brow'], trims: ['none', 'comb'], ridges: ['plates', 'knobs'], tall: 0.5, extras: ['crystals'], tails: ['club'] }),
  guardian: of(DRAKE, { trunk: [30, 32, 30], belly: 0.9, neck: [62, 16, 12], tail: [96, 15], legs: [44, 19], feet: ['paw', 'paw'], skull: 'beak', head: 44, horns: ['stubs', 'swept', 'knobs'], trims: ['none', 'fins'], ridges: ['none'], tails: ['club', 'spade'], extras: ['shell'] }),
  spirit: of(DRAGON, { stance: 'soars', trunk: [12, 19, 18], neck: [0, 0, 13], wings: 'none', span: 0, skull: 'deer', head: 48, horns: ['antlers', 'knobs'], trims: ['ears', 'mane'], chins: ['none'], ridges: ['mane'], tall: 0.8, tails: ['point'], tip: 0, plated: false, extras: ['mist'], markings: ['stars', 'spots'], legs: [0, 0] }),
  ghost: of(DRAGON, { stance: 'soars', trunk: [12, 20, 19], neck: [0, 0, 15], wings: 'fin', span: 66, skull: 'blunt', head: 54, horns: ['stubs'], trims: ['none'], chins: ['none'], ridges: ['none'], tails: ['point'], tip: 0, plated: false, extras: ['mist', 'halo'], markings: ['plain'], legs: [0, 0] }),
  star: of(DRAGON, { extras: ['stars', 'halo'], wings: 'feather', markings: ['stars'], trims: ['mane', 'ears'], horns: ['ram', 'lyre'], skull: 'deer', feet: ['hoof', 'hoof'], tails: ['tuft', 'plume'], ridges: ['mane'], legs: [74, 15] }),
  seraph: of(DRAGON, { stance: 'hovers', wings: 'feather', span: 122, extras: ['halo', 'stars'], trunk: [15, 14, 17], tail: [120, 11], legs: [40, 9], skull: 'cat', head: 46, horns: ['none'], trims: ['plume'], tails: ['plume'], ridges: ['none'], plated: false }),
  ancient: of(DRAGON, { extras: ['stars', 'mist'], wings: 'fin', span: 90, chins: ['beard'], horns: ['antlers'], trims: ['mane'], skull: 'lung', neck: [104, 20, 12], ridges: ['tufts'], tails: ['plume'] }),
  mammoth: of(DRAKE, { trunk: [36, 40, 46], belly: 1, neck: [30, 34, 27], tail: [58, 12], legs: [84, 24], feet: ['paw', 'paw'], skull: 'blunt', head: 62, horns: ['stubs'], trims: ['ears'], chins: ['tusks'], ridges: ['sail', 'plates'], tall: 0.6, tails: ['tuft'], extras: ['hump'] }),
  ridgeback: of(DRAKE, { ridges: ['sail'], tall: 1.5, skull: 'croc', head: 50, legs: [42, 16], horns: ['none', 'stubs'] }),
  granite: of(DRAKE, { trunk: [34, 36, 36], legs: [50, 24], neck: [44, 28, 19], head: 52, skull: 'rex', ridges: ['plates', 'knobs'], tall: 0.7, tails: ['club'], horns: ['knobs', 'nose'], extras: ['crystals'], markings: ['mosaic', 'scales'] }),
  grazer: of(DRAKE, { trunk: [31, 34, 30], belly: 1.22, neck: [72, 21, 13], head: 44, skull: 'blunt', legs: [64, 19], feet: ['hoof', 'hoof'], horns: ['none', 'knobs', 'stubs'], trims: ['frill', 'comb', 'ears'], chins: ['none', 'wattle'], ridges: ['none', 'knobs', 'tufts'], tail: [140, 18], tails: ['point', 'tuft', 'leaf'] }),
  raptor: of(DRAKE, { stance: 'strides', trunk: [21, 16, 17], belly: 1, neck: [48, 14, 10], tail: [150, 14], legs: [84, 17], feet: ['claw', 'talon'], skull: 'dragon', head: 46, horns: ['none', 'stubs', 'brow'], trims: ['plume', 'comb', 'ears', 'frill'], ridges: ['tufts', 'spikes', 'none'], tall: 0.5, tails: ['fan', 'leaf', 'brush'], markings: ['stripes', 'spots', 'rings'] }),
  rex: of(DRAKE, { stance: 'strides', trunk: [29, 26, 27], neck: [36, 24, 18], tail: [140, 24], legs: [82, 25], feet: ['claw', 'talon'], skull: 'rex', head: 74, horns: ['brow', 'stubs'], trims: ['none', 'comb'], ridges: ['knobs', 'spikes'], tails: ['point'] }),
  spitter: of(DRAKE, { stance: 'strides', trunk: [22, 19, 20], neck: [76, 15, 10], tail: [150, 15], legs: [76, 17], feet: ['claw', 'talon'], trims: ['frill'], horns: ['none', 'brow'], ridges: ['none', 'spikes'], extras: ['spores'], tails: ['point', 'barb'] }),
  koi: of(SERPENT, { stance: 'drifts', trunk: [20, 32, 33], neck: [0, 0, 22], skull: 'fish', head: 52, wings: 'fin', span: 62, trims: ['none', 'fins'], chins: ['barbels', 'whiskers'], horns: ['none', 'stubs'], ridges: ['fins', 'sail'], tall: 0.8, tails: ['fluke', 'fan'], tip: 56, markings: ['saddle', 'mosaic'] }),
  eel: of(SERPENT, { stance: 'soars', trunk: [14, 19, 19], skull: 'croc', head: 40, ridges: ['sail'], tall: 0.9, trims: ['none', 'fins'], horns: ['none'], tails: ['leaf', 'fluke'], tip: 26, wings: 'fin', span: 40, markings: ['spots', 'rings', 'mosaic'] }),
  remora: of(SERPENT, { stance: 'drifts', trunk: [13, 30, 36], neck: [0, 0, 28], skull: 'frog', head: 62, trims: ['lure'], wings: 'fin', span: 60, ridges: ['fins'], horns: ['none'], tails: ['fluke'], tip: 44, markings: ['stripes', 'spots'] }),
  manta: of(SERPENT, { stance: 'drifts', trunk: [5, 22, 27], neck: [0, 0, 20], skull: 'fish', head: 46, wings: 'fin', span: 130, horns: ['stubs'], trims: ['none'], ridges: ['none'], tails: ['barb'], tip: 18, markings: ['spots'] }),
  frog: of(DRAKE, { trunk: [31, 30, 28], belly: 1.15, neck: [10, 26, 24], tail: [80, 16], legs: [60, 20], feet: ['web', 'web'], skull: 'frog', head: 60, horns: ['none', 'stubs'], trims: ['none', 'fins'], chins: ['wattle', 'none'], ridges: ['knobs', 'fins'], tall: 0.4, tails: ['leaf', 'fluke'], markings: ['spots', 'stripes'] }),
  scorpio: of(DRAKE, { trunk: [26, 26, 26], belly: 0.9, neck: [16, 22, 18], tail: [215, 19], legs: [46, 10], feet: ['pincer', 'talon'], skull: 'snake', head: 44, horns: ['brow'], trims: ['none'], ridges: ['plates'], tall: 0.35, tails: ['sting'], tip: 34, extras: ['legs6'] }),
  antel: of(DRAGON, { wings: 'none', span: 0, trunk: [22, 20, 25], belly: 1.04, neck: [76, 18, 11], tail: [80, 10], legs: [96, 14], feet: ['hoof', 'hoof'], skull: 'deer', head: 46, horns: ['antlers'], trims: ['ears'], chins: ['beard', 'none'], ridges: ['mane', 'tufts'], tall: 0.5, tails: ['tuft', 'leaf'], plated: false, markings: ['spots', 'plain'] }),
  creeper: of(DRAKE, { trunk: [20, 24, 20], belly: 1.1, neck: [20, 19, 16], tail: [200, 12], legs: [44, 10], feet: ['paw', 'paw'], skull: 'frog', head: 48, horns: ['brow'], trims: ['comb'], ridges: ['sail'], tall: 0.5, tails: ['point'], extras: ['tongue', 'branch'] }),
  basilisk: of(DRAKE, { trunk: [21, 24, 22], neck: [48, 20, 14], tail: [190, 19], legs: [38, 13], skull: 'croc', head: 50, trims: ['comb', 'frill'], horns: ['none', 'stubs'], ridges: ['sail', 'spikes'], tall: 0.8, extras: ['legs6'], tails: ['barb', 'point'] }),
  primordial: of(DRAKE, { trunk: [32, 34, 30], neck: [142, 20, 9], head: 34, skull: 'blunt', tail: [170, 22], legs: [58, 20], feet: ['paw', 'paw'], ridges: ['fins', 'sail'], tall: 0.3, horns: ['none', 'knobs'] }),
  rufftail: of(DRAKE, { trunk: [19, 18, 21], belly: 1, neck: [34, 18, 13], skull: 'cat', head: 46, trims: ['ears', 'mane'], horns: ['none', 'stubs'], tail: [150, 18], tails: ['brush'], tip: 56, legs: [60, 14], feet: ['paw', 'paw'], ridges: ['tufts', 'none'], tall: 0.5, plated: false, extras: ['fur'], markings: ['rings', 'stripes'] }),
  oracle: of(DRAGON, { trunk: [19, 18, 20], wings: 'fin', span: 90, neck: [86, 15, 10], skull: 'deer', horns: ['lyre'], trims: ['antennae'], extras: ['halo', 'stars'], tails: ['plume'], ridges: ['none'], head: 42 }),
} as const satisfies Readonly<Record<string, Anatomy>>;

export type PlanName = keyof typeof PLANS;
