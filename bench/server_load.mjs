// Load for one server: TABLES tables with two viewers each; prints one line of JSON with moves/s and latencies.
// A move counts when both viewers have the new state. With RATE, moves are sent at that rate; without, as fast as
// the tables allow. Nobody moves before all sit, so that opening the tables does not wait behind the play.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const [kind, url, tables, seconds, rate, packages, game, looks] = process.argv.slice(2);
const require = createRequire(packages + '/');
const count = Number(tables);
const perSecond = Number(rate);
const latencies = [];
const looked = []; // how long after a question it was known what its answers would do
let playing = false;
let measuring = false;
let moves = 0;
let failed = 0;
let refused = 0; // answers that the server did not take

/** One table: knows when both viewers have seen step n, and who may move then. A state may come twice. */
class Table {
  constructor() {
    this.sits();
  }

  sits() {
    this.seen = [-1, -1];
    this.move = null; // sends the next move
    this.sentAt = 0;
    this.sentStep = -1; // the step that the move on its way was made at; -1: none is
  }

  get ready() {
    return this.sentStep < 0 && this.move !== null && this.seen[0] === this.seen[1];
  }

  saw(seat, step, move) {
    this.seen[seat] = step;
    if (move && step === Math.max(...this.seen)) this.move = move; // a late copy of an older state changes nothing
    if (this.sentStep >= 0 && Math.min(...this.seen) > this.sentStep) {
      this.sentStep = -1;
      if (measuring) {
        moves += 1;
        latencies.push(performance.now() - this.sentAt);
      }
    }
    if (playing && !perSecond) this.go();
  }

  refused() {
    refused += 1;
    this.sentStep = -1; // the state that follows lets the table go on
  }

  go() {
    if (!this.ready) return false;
    const move = this.move;
    this.move = null;
    this.sentStep = this.seen[0];
    this.sentAt = performance.now();
    move();
    return true;
  }
}

async function ours() {
  const WebSocket = require('ws');
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers.get('set-cookie').split(';')[0];
  const headers = { cookie, 'content-type': 'application/json' };
  const options = game === 'lair' ? { long: true } : {};
  const body = JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'me' }], options, listed: false });

  async function sit(table) {
    const made = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
    const id = (await made.json()).table;
    table.sits();
    let over = false;
    const sockets = [0, 1].map((seat) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${id}`, { headers: { cookie }, perMessageDeflate: false });
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', seat, ...(looks && { looks: true }) })));
      let asked = { seq: -1, at: 0 };
      socket.on('error', () => (failed += 1));
      socket.on('message', (data) => {
        const state = JSON.parse(data);
        if (state.type === 'looked') {
          if (measuring && state.seq === asked.seq) looked.push(performance.now() - asked.at);
          return;
        }
        if (state.type !== 'state') { table.refused(); return; }
        if (!state.decisions.length) {
          if (!over) { over = true; setImmediate(() => { sockets.forEach((s) => s.close()); sit(table); }); }
          return;
        }
        const mine = state.decisions[0].seat === seat ? state.decisions[0] : null;
        if (mine && asked.seq !== state.seq) asked = { seq: state.seq, at: performance.now() };
        const pick = mine && (game === 'lair' ? mine.options[mine.options.length - 1] : mine.options[Math.floor(Math.random() * mine.options.length)]);
        table.saw(seat, state.seq, mine && (() => socket.send(JSON.stringify({ type: 'answer', seq: state.seq, option: pick.option }))));
      });
      return socket;
    });
  }
  return sit;
}

async function other() {
  const { io } = require('socket.io-client');
  let made = 0;
  return async (table) => {
    const match = `m${made++}`; // the first to ask for a match makes it
    for (const seat of ['0', '1']) {
      const socket = io(`${url}/small`, { transports: ['websocket'], forceNew: true });
      const state = (s) => {
        const mine = s.ctx.currentPlayer === seat;
        const payload = { type: 'click', args: [s._stateID % 9], playerID: seat };
        table.saw(Number(seat), s._stateID, mine && (() => socket.emit('update', { type: 'MAKE_MOVE', payload }, s._stateID, match, seat)));
      };
      const synced = new Promise((resolve) => {
        socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
        socket.on('sync', (_, info) => { state(info.state); resolve(); });
      });
      socket.on('update', (_, s) => state(s));
      socket.on('connect_error', () => (failed += 1));
      await synced;
    }
  };
}

const sit = await (kind === 'ours' ? ours() : other());
const all = Array.from({ length: count }, () => new Table());
for (let i = 0; i < count; i += 20) await Promise.all(all.slice(i, i + 20).map(sit));
while (!all.every((t) => t.ready)) await new Promise((r) => setTimeout(r, 20));
playing = true;
if (!perSecond) for (const table of all) table.go();

let late = 0;
if (perSecond) {
  let turn = 0;
  let owed = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    owed += ((now - last) / 1000) * perSecond;
    last = now;
    for (; owed >= 1; owed -= 1) {
      let tries = 0;
      while (!all[turn % count].go() && ++tries < count) turn += 1;
      if (tries >= count && measuring) late += 1;
      turn += 1;
    }
  }, 1);
}
await new Promise((r) => setTimeout(r, 1000)); // warm
console.log('measuring');
measuring = true;
const start = performance.now();
await new Promise((r) => setTimeout(r, Number(seconds) * 1000));
measuring = false;
const took = (performance.now() - start) / 1000;
const at = (share, of = latencies) => {
  of.sort((a, b) => a - b);
  return of[Math.min(of.length - 1, Math.floor(of.length * share))] ?? null;
};
const ahead = looks === 'looks' ? { looked: looked.length, looked_p50_ms: at(0.5, looked), looked_p99_ms: at(0.99, looked) } : {};
console.log(JSON.stringify({ moves_per_s: moves / took, p50_ms: at(0.5), p99_ms: at(0.99), moves, failed, refused, late, ...ahead }));
process.exit(0);
