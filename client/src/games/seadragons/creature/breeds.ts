// Five breeds of sea dragons, one for each colour of the players, so that a body tells whose it is without its colour; and a wild one.
export type Crown = 'horns' | 'frill' | 'spines' | 'gills' | 'barbels' | 'knobs';
export type Fins = 'spikes' | 'leaves' | 'fans' | 'ribbon' | 'flippers' | 'none';
export type Tail = 'spade' | 'leaves' | 'barb' | 'paddle' | 'fluke';
export type Skin = 'chevrons' | 'scales' | 'diamonds' | 'spots' | 'bands' | 'rings';

export interface Breed {
  crown: Crown;
  fins: Fins;
  tail: Tail;
  skin: Skin;
  snout: number; // how long, 1 is usual
  girth: number;
}

const WILD: Breed = { crown: 'knobs', fins: 'none', tail: 'spade', skin: 'rings', snout: 1.06, girth: 0.86 };

export const BREEDS: Readonly<Record<string, Breed>> = {
  orange: { crown: 'horns', fins: 'spikes', tail: 'spade', skin: 'chevrons', snout: 1.12, girth: 1.08 },
  green: { crown: 'frill', fins: 'leaves', tail: 'leaves', skin: 'scales', snout: 0.9, girth: 0.92 },
  purple: { crown: 'spines', fins: 'fans', tail: 'barb', skin: 'diamonds', snout: 1.1, girth: 0.9 },
  pink: { crown: 'gills', fins: 'ribbon', tail: 'paddle', skin: 'spots', snout: 0.74, girth: 0.94 },
  yellow: { crown: 'barbels', fins: 'flippers', tail: 'fluke', skin: 'bands', snout: 1, girth: 1.1 },
};

export const breedOf = (colour: string): Breed => BREEDS[colour] ?? WILD;
