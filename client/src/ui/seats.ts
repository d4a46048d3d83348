// How a seat is told apart: by a colour and, since colour is never alone, by a shape.
export interface SeatLook {
  colour: string; // of its pieces
  text: string; // a colour for text on those pieces
  shape: string; // path in a box of 24 x 24
}

export const SHAPES = [
  'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20z',
  'M12 1l11 11l-11 11l-11-11z',
  'M12 2l11 20h-22z',
  'M3 3h18v18h-18z',
  'M12 1l3.3 7.2l7.7 .9l-5.700 5.300l1.500 7.700l-6.800-3.900l-6.800 3.900l1.500-7.700l-5.700-5.300l7.700-.9z',
  'M6 2h12l5 10l-5 10h-12l-5-10z',
  'M8 2h8v6h6v8h-6v6h-8v-6h-6v-8h6z',
  'M12 22c-14-10-10-20-5-20c3 0 5 3 5 4c0-1 2-4 5-4c5 0 9 10-5 20z',
] as const;

const COLOURS: readonly (readonly [string, string])[] = [
  ['#c2571a', '#ffffff'],
  ['#1f6f8b', '#ffffff'],
  ['#7a3e9d', '#ffffff'],
  ['#2f7d3b', '#ffffff'],
  ['#b02a5b', '#ffffff'],
  ['#8a6d1a', '#ffffff'],
  ['#4a4a4a', '#ffffff'],
  ['#9b2226', '#ffffff'],
];

/** The look of a seat in games that give their players no colours of their own. */
export function plainLook(seat: number): SeatLook {
  const [colour, text] = COLOURS[seat % COLOURS.length] ?? ['#444', '#fff'];
  return { colour, text, shape: shapeOf(seat) };
}

/** A solo opponent is no seat, but has pieces too. */
export const SOLO_LOOK: SeatLook = { colour: '#8c8378', text: '#1c1610', shape: SHAPES[5] };

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}
