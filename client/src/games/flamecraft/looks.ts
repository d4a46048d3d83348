// Colours of Flamecraft: the goods, and the players, whose colours are those of the goods.
import { shapeOf, type SeatLook } from '../../ui/seats.ts';
import { icons } from './icons.ts';
import { GOODS, type Sign, type View } from './view.ts';

export interface GoodLook {
  paint: string;
  ink: string; // on the paint
  deep: string; // a darker one of the same, for outlines and roofs
}

export const GOOD_LOOKS: Record<string, GoodLook> = {
  bread: { paint: '#ecb646', ink: '#3a2304', deep: '#87540c' },
  meat: { paint: '#c4402f', ink: '#ffffff', deep: '#7c1d17' },
  iron: { paint: '#44597f', ink: '#ffffff', deep: '#263450' },
  crystal: { paint: '#7bcbe3', ink: '#08303d', deep: '#1f6a82' },
  plant: { paint: '#4d8a3a', ink: '#ffffff', deep: '#28541d' },
  potion: { paint: '#8b52b8', ink: '#ffffff', deep: '#542b78' },
  coin: { paint: '#f6d568', ink: '#5b3c05', deep: '#a97a14' },
  any: { paint: '#c9739f', ink: '#ffffff', deep: '#7c2f57' },
  dragon: { paint: '#8c4a2b', ink: '#fff1dc', deep: '#552812' },
};
const PLAIN: GoodLook = { paint: '#8c7b68', ink: '#ffffff', deep: '#54483b' };

export function goodLook(kind: string): GoodLook {
  return GOOD_LOOKS[kind] ?? PLAIN;
}

export function looks(view: View): SeatLook[] {
  return view.players.map(({ seat, colour }) => {
    const { paint, ink } = goodLook(colour);
    return { colour: paint, text: ink, shape: shapeOf(seat) };
  });
}

// The signs that are words more than pictures; `each` is told by what follows it.
const MARKS = {
  to: '→',
  or: '◆',
  if: '?',
  each: '+',
  x2: '2',
  x3: '3',
  x4: '4',
  x5: '5',
  x6: '6',
  x7: '7',
  x8: '8',
  x9: '9',
} as const;
type Mark = keyof typeof MARKS;
const CHIPS = ['coin', 'any', ...GOODS] as const;
type Chip = (typeof CHIPS)[number];

export const isMark = (sign: Sign): sign is Mark => sign in MARKS;
export const isGood = (sign: Sign): sign is Chip => CHIPS.some((chip) => chip === sign);

/** For each of something, or as many as one likes. */
export function marked(sign: Mark, next: Sign | undefined): string {
  return sign === 'each' && next && next !== 'to' ? '/' : MARKS[sign];
}

export const SIGN_ICONS: Readonly<Record<Exclude<Sign, Mark | Chip>, string>> = {
  rep: icons.rep,
  fancy: icons.fancy,
  artisan: icons.artisan,
  enchantment: icons.enchantment,
  shop: icons.shop,
  slot: icons.slot,
  park: icons.park,
  place: icons.place,
  fire: icons.fired,
  swap: icons.swapped,
  gift: icons.gift,
  flip: icons.flip,
  reserve: icons.reserve,
  others: icons.others,
};

/** The picture of a component or a good by its key. */
export function picture(key: string): string {
  return (icons as Record<string, string>)[key] ?? icons.dragon;
}
