// Scenes and the count at the end, from games as they were played: the events and the last view of a finished one.
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Moment } from '../games/contract.ts';
import flamecraftGame from '../games/flamecraft/ends.fixture.json';
import { game as flamecraft } from '../games/flamecraft/index.ts';
import seadragonsGame from '../games/seadragons/ends.fixture.json';
import { game as seadragons } from '../games/seadragons/index.ts';
import wormsGame from '../games/worms/ends.fixture.json';
import { game as worms } from '../games/worms/index.ts';
import wyrmspanGame from '../games/wyrmspan/ends.fixture.json';
import { game as wyrmspan } from '../games/wyrmspan/index.ts';
import type { ShownEvent, ShownScore } from '../net/wire.ts';
import { learn, speak } from '../words/words.svelte.ts';
import { lasts } from './moments.ts';
import { named, reckon } from './reckoning.ts';

vi.mock('../net/library.svelte.ts', () => ({ cards: () => Promise.resolve([]) }));
beforeAll(async () => {
  await speak('en');
  await Promise.all(['wyrmspan', 'seadragons', 'flamecraft', 'worms'].map(learn));
});

interface Recorded {
  steps: { events: unknown; view: unknown }[];
  view: unknown;
  scores: ShownScore[];
}
const PLAYED: [name: string, module: GameModule, recorded: Recorded][] = [
  ['wyrmspan', wyrmspan as GameModule, wyrmspanGame],
  ['seadragons', seadragons as GameModule, seadragonsGame],
  ['flamecraft', flamecraft as GameModule, flamecraftGame],
  ['worms', worms as GameModule, wormsGame],
];

const eventsOf = (step: Recorded['steps'][number]) => step.events as ShownEvent[];
function scenes(module: GameModule, { steps }: Recorded): Moment[] {
  return steps.flatMap((step) => module.moment?.(eventsOf(step), step.view) ?? []);
}

test('each of the four rounds of Wyrmspan ends with who scored what, the best first, and says what comes', () => {
  const found = scenes(wyrmspan as GameModule, wyrmspanGame);
  expect(found.map(({ title }) => title)).toEqual([1, 2, 3, 4].map((n) => `Round ${n} is over`));
  for (const { kind, facts } of found) {
    expect(kind).toBe('round');
    expect(facts).toHaveLength(2);
    expect(facts[0]!.points!).toBeGreaterThanOrEqual(facts[1]!.points!);
    for (const { text, points } of facts) expect(text).toContain(`${points} VP`);
  }
  expect(found.map(({ note }) => note?.slice(0, 14))).toEqual([
    'Round 2 begins',
    'Round 3 begins',
    'The last round',
    undefined,
  ]);
  const told = wyrmspanGame.scores.map(({ lines }) => lines.find(({ source }) => source === 'objectives')!.points);
  const sums = [0, 1].map((seat) =>
    found.flatMap(({ facts }) => facts).reduce((sum, fact) => sum + (fact.seat === seat ? fact.points! : 0), 0),
  );
  expect(sums).toEqual(told); // nothing that the result does not count
});

test('Sea Dragons has a scene for every mission, for the last head of each player, and for the end', () => {
  const found = scenes(seadragons as GameModule, seadragonsGame);
  const facts = found.flatMap((scene) => scene.facts);
  const missions = facts.filter(({ points }) => points !== undefined);
  const done = [0, 1, 2].map((seat) =>
    missions.filter((fact) => fact.seat === seat).reduce((sum, { points }) => sum + points!, 0),
  );
  expect(done).toEqual(
    seadragonsGame.scores.map(({ lines }) => lines.find(({ source }) => source === 'missions')!.points),
  );
  expect(
    facts
      .filter(({ text }) => text.startsWith('The last head'))
      .map(({ seat }) => seat)
      .toSorted(),
  ).toEqual([0, 1, 2]);
  expect(found.at(-1)).toMatchObject({ kind: 'turning', title: 'The sea settles' });
});

test('Flamecraft tells of fancy dragons with what they brought, of the last turns, and of the title', () => {
  const found = scenes(flamecraft as GameModule, flamecraftGame);
  expect(found.map(({ kind }) => kind)).toEqual(['feat', 'feat', 'feat', 'turning', 'title']);
  const brought = found.filter(({ kind }) => kind === 'feat').map(({ facts }) => facts.map(({ points }) => points));
  expect(brought).toEqual([[2], [undefined], [4]]); // what the second brings is still to be chosen
  expect(flamecraft.earned?.(flamecraftGame.view as never)).toEqual(['Title earned: Shopkeeper']);
});

test('Worms stops for sudden death, a team that is out, and a draw that is a draw', () => {
  const found = scenes(worms as GameModule, wormsGame);
  expect(found.map(({ title }) => title)).toEqual(['Sudden death!', 'A team is out', 'A draw']);
  expect(found.at(-1)!.facts.at(-1)!.text).toMatch(/^It is a draw between/);
});

test('a round of Worms ends with how the teams stand, the best first, and only when its first player is on again', () => {
  const players = [2, 0, 4].map((living, seat) => ({ living, healthy: 1, is_out: seat === 1 }));
  const turnOf = (seat: number, rounds: number) =>
    worms.moment?.([{ step: 1, seat, text: '', by: seat, what: { kind: 'turn', seat, n: 9 }, house: null }], {
      rounds,
      first: 1, // is out: whoever comes next begins
      players,
    } as never);
  const scene = turnOf(2, 3)!;
  expect(scene).toMatchObject({ kind: 'round', title: 'Round 3 is over' });
  expect(scene.facts).toEqual([
    { seat: 2, text: '4 worms, 1 healthy' },
    { seat: 0, text: '2 worms, 1 healthy' },
  ]);
  expect(turnOf(0, 3)).toBeUndefined();
  expect(turnOf(2, 0)).toBeUndefined();
});

test('the Automa has its line at the end of a round, with what its row on the objective is worth', () => {
  const [step] = wyrmspanGame.steps;
  const view = { ...step!.view, ladder: [[5, 3, 2, 1]], automa: { rows: [2] } };
  const { facts } = wyrmspan.moment!(step!.events as never, view as never)!;
  expect(facts).toHaveLength(3);
  expect(facts.find(({ seat }) => seat === -1)).toMatchObject({
    text: expect.stringMatching(/^The Automa: /),
    points: 3,
  });
});

test.each(PLAYED)(
  '%s is counted out to the sums of its result, hidden things with their source',
  (_, module, { view, scores }) => {
    const shown = named(scores, module, view);
    const counts = reckon(shown, module, view);
    const labels = new Map(shown[0]!.lines.map(({ source, label }) => [source, label]));
    const order = [...labels.keys()];
    expect(counts.map(({ source }) => source)).toEqual(
      order.filter((source) => counts.some((count) => count.source === source)),
    );
    for (const { source, label } of counts) expect(label).toBe(labels.get(source));
    if (counts.length > 0) expect(counts.at(-1)!.by.map(({ sum }) => sum)).toEqual(scores.map(({ total }) => total));
    else expect(scores.every(({ total }) => total === 0)).toBe(true);
  },
);

test('reef cards of Sea Dragons come to light with gold, ships and the realm in which they count', () => {
  const module = seadragons as GameModule;
  const counts = reckon(named(seadragonsGame.scores, module, seadragonsGame.view), module, seadragonsGame.view);
  const lit = counts.flatMap(({ source, at, by }) =>
    by.flatMap(({ seat, revealed }) => revealed.map((card) => [source, at, seat, card])),
  );
  // By its id: there is no library here that would name it.
  const name = (quadrant: string) => seadragonsGame.view.realms.find((realm) => realm.quadrant === quadrant)!.id;
  expect(lit).toEqual([
    ['gold', '', 0, 'Gold (4)'],
    ['gold', '', 1, 'Gold (4)'],
    ['realm-nw', 'realm:nw', 1, `Hidden dragon: ${name('nw')}`],
    ['realm-se', 'realm:se', 2, `Hidden dragon: ${name('se')}`],
    ['realm-se', 'realm:se', 2, `Hidden dragon: ${name('se')}`],
    ['realm-sw', 'realm:sw', 2, `Hidden dragon: ${name('sw')}`],
  ]);
  expect(counts.find(({ source }) => source === 'realm-nw')!.label).toBe(name('nw'));
});

test('every game has a star, whose deed is in its log or on its table', () => {
  for (const [name, module, { view, steps }] of PLAYED) {
    const star = module.star?.(view, steps.flatMap(eventsOf));
    if (name === 'worms') expect(star === undefined || star.seat >= 0).toBe(true);
    else expect(star?.text, name).toMatch(/\d/);
  }
});

test('the next state waits for board and scene together', () => {
  const last = wyrmspanGame.steps.find((step) => eventsOf(step).length > 0)!;
  expect(lasts(wyrmspan as GameModule, eventsOf(last), last.view)).toBeGreaterThan(2500);
  expect(lasts(wyrmspan as GameModule, [], last.view)).toBe(500);
});
