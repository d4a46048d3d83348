// Which keys do something at a table, in a lesson and in a replay: those of every game, and those of one.
export type Place = 'table' | 'lesson' | 'replay';
type Key = readonly [key: string, what: string]; // as it is written on the key, and the message that says what it does

const ARROWS = '← → ↑ ↓';
const CHOOSING: readonly Key[] = [
  ['1 – 9', 'key-digits'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['U', 'key-undo'],
  ['O', 'key-options'],
];
const BESIDE: readonly Key[] = [
  ['L', 'key-log'],
  ['P', 'key-points'],
  ['N', 'key-menu'],
];
const READING: readonly Key[] = [
  ['Shift F10', 'key-page'],
  ['W', 'key-what'],
  ['?', 'key-keys'],
];
const KEYS: Readonly<Record<Place, readonly Key[]>> = {
  table: [[ARROWS, 'key-arrows'], ...CHOOSING, ['H', 'key-hint'], ...BESIDE, ['T', 'key-text'], ...READING],
  lesson: [[ARROWS, 'key-arrows'], ...CHOOSING, ['⌫', 'key-back'], ...BESIDE, ['T', 'key-text'], ...READING],
  replay: [['←', 'step-back'], ['→', 'step-on'], ['Space', 'key-play'], ['Esc', 'close'], ...BESIDE, ...READING],
};
/** What is worked by keys on the board of a game alone; where nothing is chosen, what still moves there. */
const OWN: Readonly<Record<string, readonly Key[]>> = {
  wyrmspan: [['Enter', 'ws-key-keep']],
  flamecraft: [['Enter', 'fc-key-take']],
  seadragons: [
    [ARROWS, 'sd-key-move'],
    ['Enter', 'sd-key-lay'],
    ['R', 'sd-turn'],
    ['M', 'sd-mirror'],
  ],
};
const LOOKING: Readonly<Record<string, readonly Key[]>> = {
  worms: [
    ['+', 'wm-nearer'],
    ['−', 'wm-farther'],
    ['0', 'wm-whole'],
  ],
};

export function keysOf(place: Place): readonly Key[] {
  return KEYS[place];
}

/** None where the board is not there, since the table is read as text. */
export function ownKeysOf(game: string, place: Place, asText: boolean): readonly Key[] {
  if (asText && place !== 'replay') return [];
  return [...(place === 'replay' ? [] : (OWN[game] ?? [])), ...(LOOKING[game] ?? [])];
}
