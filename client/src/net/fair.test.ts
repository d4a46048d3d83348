import { afterEach, expect, test, vi } from 'vitest';
import * as api from './api.ts';
import {
  bindForRound,
  check,
  found,
  giveNumber,
  mixed,
  noteOf,
  open,
  seek,
  shown,
  sit,
  type ProvedFile,
} from './fair.ts';
import { sha256 } from './sha256.ts';
import { LANGUAGES, knows, speak } from '../words/words.svelte.ts';
import type { ShownDeal, ShownSeek } from './wire.ts';

const ANNS = '0123456789abcdef0123456789abcdef';
const BOBS = 'f'.repeat(32);
const HOUSE = 'a'.repeat(32);

function file(): ProvedFile {
  return {
    game: 'worms',
    seed: mixed(HOUSE, { 0: ANNS, 1: BOBS }),
    redeals: [],
    deal: {
      commitment: sha256(HOUSE),
      house_seed: HOUSE,
      commitments: { 0: sha256(ANNS), 1: sha256(BOBS) },
      nonces: { 0: ANNS, 1: BOBS },
    },
  };
}
const note = { nonce: ANNS, commitment: sha256(HOUSE), commitments: { 0: sha256(ANNS), 1: sha256(BOBS) } };
const bad = (f: ProvedFile, n = note) =>
  check(f, n)
    .filter(({ good }) => !good)
    .map(({ id }) => id);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('SHA-256 is the one that everybody knows', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  expect(sha256('зерно')).toMatch(/^[0-9a-f]{64}$/);
});

test('SHA-256 agrees with the browser for texts of every length around a block', async () => {
  for (let length = 50; length < 130; length++) {
    const text = 'x'.repeat(length);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha256(text)).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});

test('the seed follows from house and players as the server makes it', () => {
  expect(mixed(HOUSE, {})).toBe(HOUSE);
  expect(mixed(HOUSE, { 1: BOBS, 0: ANNS })).toBe('8a48238f4e9ec94bcdc2b674e44e0147');
});

test('an honest deal is proved to whoever noted what was promised, and to nobody else', () => {
  expect(bad(file())).toEqual([]);
  expect(check(file(), note).map(({ id }) => id)).toContain('fair-mine-good');
  const unproved = check(file(), undefined).filter(({ good }) => !good);
  expect(unproved.map(({ id }) => id)).toEqual(['fair-unnoted']);
});

test('a seed to which no player added a number is the choice of the house', () => {
  const f = file();
  f.deal = { ...f.deal!, commitments: {}, nonces: {} };
  f.seed = HOUSE;
  expect(bad(f)).toEqual(['fair-mine-bad', 'fair-others-bad', 'fair-seed-house']);
});

test('a game that was played again shows whether its cards came from the seed, and are those that were seen', () => {
  const told = (...replayed: Parameters<typeof shown>) => shown(...replayed).map(({ good, id }) => [good, id]);
  const right = { moves: 90, over: true, seen: 12, found: 12 };
  expect(told(right)).toEqual([
    [true, 'fair-moves-good'],
    [true, 'fair-seen-good'],
  ]);
  expect(told({ ...right, found: 4 })).toEqual([
    [true, 'fair-moves-good'],
    [false, 'fair-seen-bad'],
  ]);
  expect(told({ ...right, seen: 0, found: 0 })).toEqual([
    [true, 'fair-moves-good'],
    [false, 'fair-seen-none'],
  ]);
  expect(told({ ...right, over: false })).toEqual([[false, 'fair-moves-open']]);
  expect(told({ moves: 90, differs: 3 })).toEqual([[false, 'fair-moves-bad']]);
});

test('whatever was changed is found', () => {
  const changed = (change: (f: ProvedFile) => void) => {
    const f = file();
    change(f);
    return bad(f);
  };
  expect(changed((f) => (f.deal!.house_seed = BOBS))).toContain('fair-house-bad');
  expect(changed((f) => (f.seed = HOUSE))).toEqual(['fair-seed-bad']);
  expect(changed((f) => (f.deal!.nonces['1'] = ANNS))).toContain('fair-seat-bad');
  expect(changed((f) => (f.deal!.nonces['2'] = ANNS))).toContain('fair-seat-bad');
  expect(changed((f) => (f.deal = null))).toEqual(['fair-nothing']);
  // The house gives us another promise than the one we noted, or leaves our number out, or swaps another's promise.
  expect(bad(file(), { ...note, commitment: sha256('other') })).toEqual(['fair-noted-bad']);
  expect(bad(file(), { ...note, nonce: 'e'.repeat(32) })).toEqual(['fair-mine-bad']);
  expect(bad(file(), { ...note, commitments: { 0: sha256(ANNS), 1: sha256('other') } })).toEqual(['fair-others-bad']);
});

test('where a seat kept its number to itself, the deal is not proved', () => {
  const f = file();
  delete f.deal!.nonces['1'];
  f.seed = mixed(HOUSE, { 0: ANNS });
  expect(bad(f)).toEqual(['fair-seat-left-out']);
});

test('a table for one is dealt with one more request', async () => {
  const opened = vi.spyOn(api, 'openTable').mockResolvedValue({ table: 't', commitment: sha256(HOUSE), dealing: true });
  const revealed = vi.spyOn(api, 'reveal').mockResolvedValue({});
  expect(await open({ game: 'worms', seats: [{ kind: 'me' }] })).toBe('t');
  const { nonce } = noteOf('t')!;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(opened.mock.calls[0]![0].commitment).toBe(sha256(nonce));
  expect(revealed).toHaveBeenCalledWith('t', nonce);
});

test('who looks for a game is bound before there is a table, and gives the number away at it', async () => {
  const asked: string[] = [];
  await seek(async (commitment) => {
    asked.push(commitment);
    return { seeks: [{ id: 's' } as ShownSeek] };
  });
  vi.spyOn(api, 'tableOf').mockResolvedValue({ commitment: sha256(HOUSE) } as never);
  await found('s', 't');
  expect(sha256(noteOf('t')!.nonce)).toBe(asked[0]);
  expect(noteOf('t')!.commitment).toBe(sha256(HOUSE));
});

test('for a round of a club night we are bound once, and know our number by what its table is bound to', async () => {
  const bound = vi.spyOn(api, 'bindForRound').mockResolvedValue({});
  const revealed = vi.spyOn(api, 'reveal').mockResolvedValue({});
  await bindForRound('club', 1, 2, '');
  const { commitment } = bound.mock.calls[0]![1];
  await bindForRound('club', 1, 2, commitment);
  expect(bound).toHaveBeenCalledTimes(1);
  await bindForRound('club', 1, 2, sha256('of another device'));
  expect(bound.mock.calls[1]![1].commitment).toBe(commitment);
  const deal: ShownDeal = {
    commitment: sha256(HOUSE),
    dealing: true,
    commitments: { 0: sha256(BOBS), 3: commitment },
    nonces: {},
    house_seed: '',
    seed: '',
  };
  vi.spyOn(api, 'deal').mockResolvedValue(deal);
  await giveNumber('t');
  expect(noteOf('t')).toMatchObject({ commitment: sha256(HOUSE), commitments: deal.commitments });
  expect(revealed).toHaveBeenCalledWith('t', noteOf('t')!.nonce);
});

test('a deal that several tables had is told by players, not by seats', () => {
  const f = file();
  f.deal!.tables = 2;
  f.deal!.commitments['3'] = sha256(HOUSE);
  expect(check(f, undefined).map(({ id }) => id)).toEqual([
    'fair-house-good',
    'fair-unnoted',
    'fair-tables',
    'fair-player-good',
    'fair-player-good',
    'fair-player-left-out',
    'fair-seed-good',
  ]);
});

test('our number is given away only where the house still promises what it promised', async () => {
  vi.spyOn(api, 'join').mockResolvedValue({} as never);
  const revealed = vi.spyOn(api, 'reveal').mockResolvedValue({});
  await sit('t', 0, 'Ann', sha256(HOUSE));
  const first = noteOf('t');
  await sit('t', 1, 'Eve', sha256('other'));
  expect(noteOf('t')).toEqual(first);
  const mine = sha256(noteOf('t')!.nonce);
  const deal: ShownDeal = {
    commitment: sha256('other'),
    dealing: true,
    commitments: { 0: mine },
    nonces: {},
    house_seed: '',
    seed: '',
  };
  const asked = vi.spyOn(api, 'deal').mockResolvedValue(deal);
  await giveNumber('t');
  expect(revealed).not.toHaveBeenCalled();
  asked.mockResolvedValue({ ...deal, commitment: sha256(HOUSE) });
  await giveNumber('t');
  expect(revealed).toHaveBeenCalledWith('t', noteOf('t')!.nonce);
  expect(noteOf('t')!.commitments).toEqual({ 0: mine });
});

test.each(LANGUAGES)('every finding has words in %s', async (lang) => {
  await speak(lang);
  const parts = ['house', 'noted', 'seat', 'player', 'mine', 'others', 'seed', 'moves', 'seen'];
  const others = ['fair-nothing', 'fair-tables', 'fair-seat-left-out', 'fair-player-left-out', 'fair-unnoted'];
  others.push('fair-seed-house', 'fair-moves-open', 'fair-seen-none', 'fair-again', 'fair-again-failed');
  const ids = [...others, ...parts.flatMap((part) => [`fair-${part}-good`, `fair-${part}-bad`])];
  expect(ids.filter((id) => !knows(id))).toEqual([]);
});
