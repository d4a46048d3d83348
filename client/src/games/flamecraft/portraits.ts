// What each dragon looks like. A portrait is put together from parts; no two fancy dragons have the same.
import type { Stance, Tail } from './bodies.ts';
import {
  FEATURES,
  PLAIN,
  type Coat,
  type Crest,
  type Ears,
  type Head,
  type Horns,
  type Trim,
  type Wings,
} from './features.ts';
import { goodLook } from './looks.ts';
import type { Still } from './stills/brush.ts';
import { HATS } from './stills/hats.ts';
import { KEEPSAKES } from './stills/keepsakes.ts';
import { memberOf, kindOf } from './view.ts';

export type Eyes = 'round' | 'happy' | 'sleepy' | 'sly' | 'wide' | 'stars';

export interface Portrait {
  skin: string;
  belly: string;
  horn: string;
  horns: Horns;
  ears: Ears;
  eyes: Eyes;
  crest: Crest;
  freckles: boolean;
  head: Head;
  wings: Wings;
  coat: Coat;
  trim: Trim;
  stance: Stance;
  tail: Tail;
  isLeft: boolean; // where its tail is, so that what it holds stays free
  worn: Still; // on the head
  held: Still;
  tint: string; // of a scarf or a bow tie
}

const SHADES: Record<string, readonly [skin: string, belly: string]> = {
  bread: ['#e9ae4e', '#fdebc1'],
  meat: ['#cf5a45', '#fbd3b4'],
  iron: ['#6b82ab', '#d8e1ef'],
  crystal: ['#79c8de', '#eafaff'],
  plant: ['#73ab52', '#e4f2c6'],
  potion: ['#a274ca', '#efdff8'],
};
const HORNS: readonly Horns[] = ['nubs', 'cones', 'ram', 'spikes', 'long', 'antlers', 'cones'];
const EARS: readonly Ears[] = ['leaf', 'floppy', 'fin', 'bat', 'leaf', 'none', 'fin'];
const MEMBER_HEADS: readonly Head[] = ['round', 'plump', 'heart', 'round', 'long', 'square', 'wide'];
const MEMBER_COATS: readonly Coat[] = ['plain', 'plain', 'spots', 'plain', 'stripes', 'plain', 'scales'];
const EYES: readonly Eyes[] = ['round', 'happy', 'wide', 'round', 'sleepy', 'sly', 'stars'];
const STANCES: readonly Stance[] = ['sits', 'waddles', 'flies', 'hatches', 'coils', 'stands', 'towers'];
const KIND_WINGS: Readonly<Record<string, Wings>> = {
  bread: 'feather',
  meat: 'bat',
  iron: 'fin',
  crystal: 'star',
  plant: 'leaf',
  potion: 'butterfly',
};
const KIND_TAILS: Readonly<Record<string, Tail>> = {
  bread: 'puff',
  meat: 'arrow',
  iron: 'club',
  crystal: 'gem',
  plant: 'leaf',
  potion: 'curl',
};

/** An artisan: colour, headgear, wings and tail by kind; body and face by which of the seven it is. */
export function artisanPortrait(artisan: number): Portrait {
  const [kind, member] = [kindOf(artisan), memberOf(artisan)];
  const nth = Math.max(0, Object.keys(SHADES).indexOf(kind));
  const [skin, belly] = SHADES[kind] ?? ['#999999', '#eeeeee'];
  return {
    skin,
    belly,
    horn: goodLook(kind).deep,
    horns: HORNS[member] ?? 'nubs',
    ears: EARS[member] ?? 'leaf',
    eyes: EYES[member] ?? 'round',
    crest: 'none',
    freckles: member % 2 === 1,
    head: MEMBER_HEADS[member] ?? 'round',
    wings: KIND_WINGS[kind] ?? PLAIN[1],
    coat: MEMBER_COATS[member] ?? 'plain',
    trim: PLAIN[3],
    stance: STANCES[(member + nth) % STANCES.length] ?? PLAIN[4], // faces that are alike sit otherwise
    tail: KIND_TAILS[kind] ?? PLAIN[5],
    isLeft: false,
    worn: HATS[`hat-${kind}`] ?? [],
    held: [],
    tint: goodLook(kind).deep,
  };
}

type Row = readonly [
  key: string,
  skin: string,
  belly: string,
  horn: string,
  horns: Horns,
  ears: Ears,
  eyes: Eyes,
  crest: Crest,
  tint: string,
];

// In the order of their numbers: first the sun dragons.
const FANCY: readonly Row[] = [
  ['pocus', '#5f6fc4', '#dfe4ff', '#f2c14e', 'nubs', 'leaf', 'stars', 'none', '#31276b'],
  ['hocus', '#4aa3a0', '#d9f5ef', '#f2c14e', 'nubs', 'bat', 'sly', 'none', '#3a1d4f'],
  ['greenhorn', '#7fbf57', '#eef9cf', '#3f7a2a', 'long', 'leaf', 'round', 'none', '#2f6b1c'],
  ['buttercup', '#f4cf5b', '#fff6d2', '#b9791b', 'cones', 'floppy', 'happy', 'none', '#d9663f'],
  ['pinkytoe', '#f0a0ad', '#fff0ee', '#a8445c', 'nubs', 'floppy', 'wide', 'tuft', '#8c2b22'],
  ['wesley', '#8390a8', '#e6ebf3', '#3c4a66', 'ram', 'none', 'sly', 'mohawk', '#2c3850'],
  ['sunlight', '#f6a945', '#ffefc9', '#c2521b', 'spikes', 'fin', 'happy', 'frill', '#c25a10'],
  ['nightbrite', '#6a55b5', '#e8ddff', '#f0d36b', 'antlers', 'bat', 'stars', 'none', '#3d2a86'],
  ['goldrush', '#d9a12f', '#fff0bf', '#7a4d0a', 'ram', 'leaf', 'sly', 'none', '#8a5a06'],
  ['frazzle', '#e57a4a', '#ffe0c8', '#5a2a1a', 'spikes', 'bat', 'wide', 'mohawk', '#5b3cb0'],
  ['dazzle', '#d65c9a', '#ffe3f1', '#7a1f56', 'cones', 'fin', 'round', 'curls', '#271422'],
  ['sparkle', '#8fd3e8', '#f2fdff', '#3f88a8', 'long', 'fin', 'stars', 'tuft', '#2a6d8e'],
  ['twinkle', '#a8b4f0', '#f3f4ff', '#5c64b8', 'antlers', 'leaf', 'happy', 'frill', '#4d53a6'],
  ['starburst', '#f08a5d', '#fff0d8', '#9c2f2a', 'spikes', 'none', 'stars', 'curls', '#b0331f'],
  ['taylor', '#b98a63', '#f6e6d2', '#6a4322', 'nubs', 'floppy', 'sleepy', 'tuft', '#533014'],
  ['matches', '#d64b3c', '#ffd9c2', '#4a1712', 'cones', 'bat', 'sly', 'frill', '#4a1712'],
  ['rainbow', '#6cc3a0', '#fdf6d8', '#e2679a', 'antlers', 'fin', 'happy', 'curls', '#b4407a'],
  ['chonkers', '#c99a6b', '#f8ead3', '#7a4c24', 'nubs', 'floppy', 'happy', 'none', '#8c3b3b'],
  ['todd', '#5c8f8a', '#d8ece6', '#21413e', 'spikes', 'none', 'wide', 'tuft', '#12302d'],
  ['steven', '#6f7fb0', '#dde3f5', '#283356', 'cones', 'leaf', 'round', 'frill', '#1e2848'],
  ['buddy', '#c98056', '#f9dfc6', '#64311a', 'ram', 'floppy', 'happy', 'tuft', '#5c2a14'],
  ['talisman', '#4d7f9e', '#d5e8f2', '#d8b04a', 'long', 'fin', 'sleepy', 'none', '#c08a1a'],
  ['bubu', '#9fc3ec', '#f3f8ff', '#4d78ad', 'nubs', 'floppy', 'wide', 'curls', '#3a639a'],
  ['shimmer', '#c79be0', '#f8ecff', '#7b4a9c', 'antlers', 'bat', 'stars', 'tuft', '#6b3690'],
  ['sweetie', '#d9a066', '#fff0d6', '#8a4f1d', 'ram', 'floppy', 'happy', 'curls', '#6f3b12'],
  ['umami', '#a9473f', '#f4cfb8', '#3e1512', 'long', 'leaf', 'sleepy', 'mohawk', '#5d1f16'],
  ['savannah', '#b5a642', '#f6f0c4', '#5d5314', 'antlers', 'floppy', 'sleepy', 'frill', '#4b5a16'],
  ['jitters', '#7d5ba6', '#e7daf3', '#3b2357', 'spikes', 'fin', 'wide', 'frill', '#3b2357'],
  ['shadow', '#4a4e63', '#b9bed2', '#1c1e2b', 'long', 'none', 'sly', 'none', '#1c1e2b'],
  ['gemma', '#5fb7c9', '#e2f8fb', '#1f6676', 'cones', 'fin', 'stars', 'none', '#17616f'],
  ['toasty', '#c9803a', '#fbe3bf', '#6a3a0c', 'cones', 'none', 'round', 'mohawk', '#5b3a1a'],
  ['carnie', '#b85a4a', '#f8d9c9', '#521a14', 'ram', 'bat', 'sly', 'tuft', '#6d2015'],
  ['forrest', '#5d8a4a', '#dcebcb', '#3a2a14', 'antlers', 'leaf', 'round', 'mohawk', '#23441a'],
  ['elix', '#9366b8', '#eddcf8', '#46205f', 'ram', 'fin', 'sleepy', 'curls', '#46205f'],
  ['ajax', '#7c8594', '#e3e7ee', '#2d3440', 'nubs', 'bat', 'round', 'none', '#8e2a22'],
  ['zircon', '#88b9d6', '#eef8ff', '#2c5f85', 'spikes', 'leaf', 'sleepy', 'none', '#2c5f85'],
];

// In the order of their numbers as well.
const COMPANIONS: readonly Row[] = [
  ['peter', '#6fae63', '#eaf6da', '#2e5a22', 'cones', 'leaf', 'happy', 'tuft', '#2e5a22'],
  ['brad', '#d6b488', '#fbf1df', '#6b4b22', 'long', 'floppy', 'sleepy', 'frill', '#263450'],
  ['daniel', '#e2703a', '#ffe0bf', '#7c2a10', 'spikes', 'bat', 'wide', 'mohawk', '#8b2d0c'],
  ['erick', '#79a6c9', '#e6f2fa', '#2c567a', 'ram', 'fin', 'round', 'none', '#24506f'],
  ['manny', '#e9e4d8', '#ffffff', '#2b2622', 'cones', 'floppy', 'sly', 'none', '#7c1d17'],
  ['rich', '#c98a4b', '#fdebcd', '#7a4a14', 'nubs', 'leaf', 'happy', 'curls', '#7a4a14'],
  ['sandara', '#b06aa8', '#fbe6f6', '#5a1f55', 'antlers', 'bat', 'stars', 'curls', '#7a2a6f'],
];

/** The same in two colours, without what would tell who it is: as on the back of a card. */
export function backOf(portrait: Portrait, skin: string, horn: string): Portrait {
  return { ...portrait, skin, belly: skin, horn, coat: 'plain', trim: 'none', freckles: false, worn: [], held: [] };
}

/** Where what a dragon holds is drawn: how much smaller, and where its corner is. */
export const HELD: readonly [scale: number, x: number, y: number] = [0.4, 58, 62];

export const FANCY_COUNT = FANCY.length;
export const COMPANION_COUNT = COMPANIONS.length;

export function fancyPortrait(which: number | string): Portrait {
  return portraitOf(FANCY, which);
}

export function companionPortrait(which: number | string): Portrait {
  return portraitOf(COMPANIONS, which);
}

function portraitOf(rows: readonly Row[], which: number | string): Portrait {
  const row = typeof which === 'number' ? rows[which] : rows.find(([key]) => key === which);
  if (!row) throw new Error(`there is no portrait of ${which}`);
  const [key, skin, belly, horn, horns, ears, eyes, crest, tint] = row;
  const [head, wings, coat, trim, stance, tail] = FEATURES[key] ?? PLAIN;
  return {
    skin,
    belly,
    horn,
    horns,
    ears,
    eyes,
    crest,
    head,
    wings,
    coat,
    trim,
    stance,
    tail,
    isLeft: key in KEEPSAKES,
    freckles: false,
    worn: HATS[key] ?? [],
    held: KEEPSAKES[key] ?? [],
    tint,
  };
}
