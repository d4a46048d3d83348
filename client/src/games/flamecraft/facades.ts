// How each shop looks from the street: its roof, wall and door; the sign is its picture.
export type Roof = 'gable' | 'steps' | 'dome' | 'tower' | 'waves' | 'twin' | 'hip';

export interface Facade {
  roof: Roof;
  wall: string;
  tiles: string;
}

// Paths in a box of 100 x 30, from the eaves up.
export const ROOFS: Record<Roof, string> = {
  gable: 'M0 30L50 3L100 30z',
  steps: 'M0 30V22H14V14H30V6H70V14H86V22H100V30z',
  dome: 'M0 30V24C12 22 16 4 50 4C84 4 88 22 100 24V30z',
  tower: 'M0 30L8 16H38L50 0L62 16H92L100 30z',
  waves: 'M0 30V18Q12 4 25 14Q37 0 50 12Q63 0 75 14Q88 4 100 18V30z',
  twin: 'M0 30L22 4L44 22H56L78 4L100 30z',
  hip: 'M0 30L16 8H84L100 30z',
};

const row = (roof: Roof, wall: string, tiles: string): Facade => ({ roof, wall, tiles });
const FACADES: Record<string, Facade> = {
  'critical-rolls': row('gable', '#fbe7c1', '#b5651d'),
  'draco-bell': row('dome', '#f7d6c4', '#a8322a'),
  'smith-mart': row('steps', '#d6dbe4', '#3c4b68'),
  'potable-potions': row('tower', '#e6d6f0', '#6d3f97'),
  'fragile-reptile': row('hip', '#d5ecf0', '#2b8299'),
  'hello-nursery': row('waves', '#dfeccb', '#44762f'),
  'drake-of-cakes': row('twin', '#fde3d8', '#c4577a'),
  'guilty-treasures': row('hip', '#ecd3b4', '#5d3518'),
  'la-petite-dragonne': row('dome', '#f9dfe8', '#b84a78'),
  'fogo-de-char': row('steps', '#f3cdb2', '#7a2414'),
  'full-plate-buffet': row('waves', '#f6dcc0', '#b04a1f'),
  'pizza-coven': row('tower', '#efd9c3', '#4e6b2a'),
  'gnome-depot': row('gable', '#f3d3b5', '#c35a17'),
  'saving-throw': row('tower', '#d9d9e6', '#4a4f86'),
  'the-savage-beat': row('twin', '#d3cdc9', '#7a3040'),
  'dragon-hoard-bank': row('steps', '#ece3c2', '#8a6a1c'),
  'tip-the-scales': row('hip', '#dbe6ea', '#35657c'),
  'touch-o-glass': row('dome', '#dff2f3', '#5a8fb5'),
  'hedges-henges': row('steps', '#d8e2cc', '#5c6b52'),
  'oh-my-gourd': row('dome', '#f7dfb4', '#cf6f14'),
  'sage-of-sage': row('tower', '#dde4cf', '#5f7f5a'),
  'draconic-tonic': row('gable', '#e1d3ea', '#59327f'),
  'funky-brewsters': row('waves', '#ead9c8', '#7b4a8a'),
  'spellfire-springs': row('twin', '#e8d9ec', '#b4513a'),
  'bizarre-bazaar': row('twin', '#f3e2c4', '#96407a'),
  'eternal-flame': row('tower', '#f8dcae', '#d0521a'),
  'flagons-dragons': row('gable', '#ecd8b4', '#6f4a1e'),
  'nunyas-beeswax': row('waves', '#fbeab0', '#b98410'),
  'scale-mail-post': row('hip', '#e0e2ee', '#a63a3a'),
  'draggin-tail-roost': row('hip', '#e4d7c8', '#4d4668'),
  'sew-cute': row('waves', '#f8dee6', '#8f4f8f'),
  'dragon-alley': row('steps', '#dccbb9', '#54483b'),
  'maw-paws': row('gable', '#f1dcc6', '#8f5a3c'),
  'wishing-well': row('dome', '#d9e6e2', '#3f7a78'),
};
const PLAIN = row('gable', '#e9dcc6', '#8c7b68');

export function facadeOf(key: string): Facade {
  return FACADES[key] ?? PLAIN;
}
