import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from './line.svelte.ts';
import type { ShownEvent, State } from './wire.ts';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = (_: { code: number; reason: string }) => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hears(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const event = (step: number): ShownEvent => ({ step, seat: 0, text: `line ${step}`, by: 0, what: null, house: null });
const state = (seq: number, from_step: number, ...events: ShownEvent[]) =>
  ({
    type: 'state',
    seq,
    step: seq,
    from_step,
    seat: 0,
    events,
    decisions: [],
    asked: seq,
    table: { id: 't', seats: [] },
  }) as unknown as State;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected() {
  const line = new Line('t');
  const socket = FakeSocket.all[0]!;
  socket.onopen();
  return { line, socket };
}

test('a line that the server wants no more says why, and comes back only when asked to', () => {
  const { line, socket } = connected();
  socket.hears({ type: 'bye', code: 'other-rules', detail: 'Begun under other rules.', again: false });
  socket.onclose({ code: 1008, reason: 'other-rules' });
  vi.advanceTimersByTime(60_000);
  expect([line.gone, line.goneCode, FakeSocket.all.length]).toEqual(['Begun under other rules.', 'other-rules', 1]);
  line.comeBack();
  FakeSocket.all[1]!.onopen();
  FakeSocket.all[1]!.hears(state(5, 0));
  expect([line.gone, line.goneCode, line.up]).toEqual(['', '', true]);
});

test('a line that breaks comes back and asks for what it missed', () => {
  const { line, socket } = connected();
  expect(socket.sent[0]).toMatchObject({ type: 'hello', since: -1 });
  socket.hears(state(5, 0, event(1)));
  expect(line.up).toBe(true);
  socket.onclose({ code: 1006, reason: '' });
  expect(line.up).toBe(false);
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all[1]!;
  again.onopen();
  expect(again.sent[0]).toMatchObject({ type: 'hello', since: 5 });
  again.hears(state(6, 5, event(6)));
  expect(line.log.map(({ step }) => step)).toEqual([1, 6]);
});

test('lines of answers that were taken back are forgotten', () => {
  const { line, socket } = connected();
  socket.hears(state(3, 0, event(1), event(2), event(3)));
  socket.hears(state(4, 2));
  expect(line.log.map(({ step }) => step)).toEqual([1, 2]);
});

test('an answer is sent once, with the number of the state that offered it', () => {
  const { line, socket } = connected();
  socket.hears(state(3, 0));
  line.answer(7);
  line.answer(7);
  expect(socket.sent.filter(({ type }) => type === 'answer')).toEqual([{ type: 'answer', seq: 3, option: 7 }]);
});

test('a server that wants no more of us is not called again', () => {
  const { line, socket } = connected();
  socket.hears({ type: 'bye', code: 'no-table', detail: 'There is no such table.', again: false });
  socket.onclose({ code: 1008, reason: '' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(line.gone).toBe('There is no such table.');
});

test('whoever loses a seat is told so and goes on as whatever the server makes of them', () => {
  const { line, socket } = connected();
  line.look({ seat: 0, secret: 'old' });
  socket.hears(state(3, 0));
  socket.hears({ type: 'unseated', code: 'seat-lost', detail: 'You no longer hold this seat.' });
  socket.hears({ ...state(2, 0), seat: -1 });
  expect(line.notice).toBe('You no longer hold this seat.');
  expect(line.state?.seat).toBe(-1);
  socket.onclose({ code: 1006, reason: '' });
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all[1]!;
  again.onopen();
  expect(again.sent[0]).toMatchObject({ type: 'hello', seat: -1, secret: '', eyes: -1, since: 2 });
});

test('an answer that takes long says so until something comes of it', () => {
  const { line, socket } = connected();
  socket.hears(state(3, 0));
  line.answer(7);
  vi.advanceTimersByTime(1000);
  expect(line.slow).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(line.slow).toBe(true);
  socket.hears(state(4, 3));
  expect(line.slow).toBe(false);
  expect(line.sending).toBe(false);
});

test('whose seat a bot plays takes it back by answering', () => {
  const { line, socket } = connected();
  socket.hears(state(3, 0));
  line.answer(7);
  socket.hears({ type: 'refused', code: 'handed', detail: 'A bot plays for you.' });
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', since: 3, eyes: 0 });
});

test('a line that is lost without a word is noticed within five seconds, and an answer that did not arrive is told', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0, event(1)));
  vi.advanceTimersByTime(2200);
  expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
  socket.hears({ type: 'pong' });
  vi.advanceTimersByTime(1000);
  expect(line.up).toBe(true);
  line.answer(3);
  vi.advanceTimersByTime(4900);
  expect(line.up).toBe(false);
  expect(line.sending).toBe(false);
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all.at(-1)!;
  expect(again).not.toBe(socket);
  again.onopen();
  again.hears(state(5, 5));
  expect([line.up, line.forgotten]).toEqual([true, true]);
  line.answer(3);
  expect(line.forgotten).toBe(false);
});

test('what an answer would do is kept until its question is shown', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0, event(1)));
  socket.hears({ type: 'looked', seq: 6, seat: 0 });
  expect(line.looked).toBeNull();
  socket.hears(state(6, 5, event(6)));
  expect(line.looked?.seq).toBe(6);
});

test('what is wanted while the line is away is not dropped in silence', () => {
  for (const want of [(line: Line) => line.undo(), (line: Line) => line.vote(true), (line: Line) => line.pause(true)]) {
    FakeSocket.all = [];
    const { line, socket } = connected();
    socket.hears(state(5, 0));
    socket.readyState = 3;
    want(line);
    expect(line.unsent).toBe(true);
    expect(line.say('hello')).toBe(false);
    expect(line.talkTrouble).not.toBe('');
    line.close();
  }
});

test('what was sent into a line that turns out to be lost is told, until it is done again', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0));
  vi.advanceTimersByTime(300);
  line.vote(false);
  expect(line.unsent).toBe(false);
  vi.advanceTimersByTime(5000);
  expect([line.up, line.unsent]).toEqual([false, true]);
  vi.advanceTimersByTime(2000);
  const again = FakeSocket.all.at(-1)!;
  again.onopen();
  again.hears(state(5, 0));
  expect([line.up, line.unsent]).toEqual([true, true]); // still owed
  line.vote(false);
  expect(line.unsent).toBe(false);
});

test('what shows the same once more neither ends the wait for an answer nor hides that it did not arrive', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0));
  line.answer(3);
  socket.hears(state(5, 5)); // somebody has come
  expect([line.sending, line.forgotten]).toEqual([true, false]);
  socket.hears({ ...state(5, 5), asked: -1 }); // somebody else is asked something in secret, and we nothing more
  expect(line.sending).toBe(false);
  socket.hears(state(5, 5));
  line.answer(3);
  socket.onclose({ code: 1006, reason: '' });
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all.at(-1)!;
  again.onopen();
  again.hears(state(5, 5));
  expect([line.sending, line.forgotten]).toEqual([false, true]);
  again.hears(state(5, 5)); // it is told that we are here
  expect(line.forgotten).toBe(true);
  again.hears(state(6, 5)); // it had arrived, or somebody else has answered
  expect(line.forgotten).toBe(false);
});

test('an answer for which there is no line is told at once', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0));
  socket.readyState = 2;
  line.answer(3);
  expect([line.sending, line.forgotten]).toEqual([false, true]);
});

test('why an answer was refused can be read, though the present state follows at once', () => {
  const { line, socket } = connected();
  socket.hears(state(5, 0));
  line.answer(3);
  socket.hears({ type: 'refused', code: 'stale', detail: 'The table has gone on.' });
  socket.hears(state(6, 5));
  expect([line.sending, line.refused?.detail]).toEqual([false, 'The table has gone on.']);
  line.answer(4);
  expect(line.refused).toBeNull();
  socket.hears({ type: 'refused', code: 'stale', detail: 'The table has gone on.' });
  vi.advanceTimersByTime(4500);
  socket.hears(state(7, 6));
  expect(line.refused).toBeNull();
});
