// The line to one table: a socket that comes back by itself and goes on from the last thing it heard.
// The server's state is the truth; nothing here guesses what an answer will do.
import { isStill } from '../settings.svelte.ts';
import { language } from '../words/words.svelte.ts';
import * as api from './api.ts';
import type { FromClient, FromServer, Looked, Refused, ShownEvent, State } from './wire.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PAUSE = 500;
const NOT_AGAIN = 1008; // the server's word for: do not come back
const SLOW = 1500;

export interface Eyes {
  seat: number; // -1: whichever is mine
  secret: string;
  watch: boolean;
}

export class Line {
  state = $state.raw<State | null>(null);
  looked = $state.raw<Looked | null>(null);
  log = $state.raw<readonly ShownEvent[]>([]);
  fresh = $state.raw<readonly ShownEvent[]>([]); // what the last state brought, to be animated
  refused = $state.raw<Refused | null>(null);
  up = $state(false);
  gone = $state(''); // why the server wants no more of us
  goneCode = $state(''); // the same for the program
  sending = $state(false);
  slow = $state(false); // an answer takes longer than the way to the server and back
  notice = $state(''); // what has changed for us, to be read and put away
  lasts: (events: readonly ShownEvent[]) => number = () => PAUSE; // how long the board takes to show them

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #queue: State[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    public eyes: Eyes = { seat: -1, secret: '', watch: false },
  ) {
    this.#open();
  }

  answer(option: number): void {
    if (!this.state || this.sending) return;
    this.sending = true;
    this.#patience = setTimeout(() => (this.slow = this.sending), SLOW);
    this.#send({ type: 'answer', seq: this.state.seq, option });
  }

  undo(): void {
    if (this.state) this.#send({ type: 'undo', seq: this.state.seq });
  }

  vote(agree: boolean): void {
    this.#send({ type: 'vote', agree });
  }

  /** Look with other eyes, or in another language: everything is told anew. */
  look(eyes: Partial<Eyes> = {}): void {
    this.eyes = { ...this.eyes, ...eyes };
    this.looked = null;
    this.#hello(-1);
  }

  /** Show at once what is still waiting to be shown. */
  skip(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const state of this.#queue.splice(0)) this.#show(state);
  }

  /** What kept the server from having us is over. */
  comeBack(): void {
    [this.gone, this.goneCode] = ['', ''];
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    clearTimeout(this.#patience);
    this.#socket?.close();
  }

  #open(): void {
    const url = api.address(`ws/tables/${this.table}`);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#hello(this.state?.seq ?? -1);
    };
    socket.onmessage = (message) => this.#heard(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => {
      this.up = false;
      this.#sent();
      if (this.#closed || this.gone) return;
      if (event.code === NOT_AGAIN) {
        this.gone = event.reason;
        return;
      }
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  #hello(since: number): void {
    this.#send({ type: 'hello', lang: language(), since, eyes: this.state?.seat ?? null, ...this.eyes });
  }

  #sent(): void {
    clearTimeout(this.#patience);
    this.sending = false;
    this.slow = false;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.#sent();
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#told(message);
        break;
      case 'looked':
        this.looked = message;
        break;
      case 'refused':
        this.refused = message;
        this.#sent();
        if (message.code === 'handed') this.#hello(this.state?.seq ?? -1); // whoever wants to play on takes the seat back
        break;
      case 'unseated':
        this.notice = message.detail;
        this.eyes = { ...this.eyes, seat: -1, secret: '' };
        break;
      case 'bye':
        if (!message.again) [this.gone, this.goneCode] = [message.detail, message.code];
        break;
    }
  }

  /** A long game's first state leaves out the oldest lines; and at its end all steps are counted, also those of others. */
  async #fetchLog(seat: number, over: boolean): Promise<void> {
    const { events } = await api.log(this.table, seat);
    if (over) {
      this.log = events;
      return;
    }
    const last = this.log.at(-1)?.step ?? 0;
    this.log = [...events.filter(({ step }) => step <= last), ...this.log.filter(({ step }) => step > (events.at(-1)?.step ?? 0))];
  }

  /** States that follow each other quickly (bots) are shown one by one, so that the eye can follow. */
  #told(state: State): void {
    this.#queue.push(state);
    if (this.#showing === undefined) this.#showNext();
  }

  #showNext(): void {
    const state = this.#queue.shift();
    this.#showing = undefined;
    if (!state) return;
    this.#show(state);
    const pause = isStill() || this.fresh.length === 0 ? 0 : Math.max(PAUSE, this.lasts(this.fresh));
    if (pause) this.#showing = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
  }

  #show(state: State): void {
    const before = this.state;
    const events = state.events ?? [];
    const over = state.table.status === 'over';
    this.up = true;
    this.#sent();
    this.refused = null;
    this.log = [...this.log.filter((line) => line.step <= state.from_step && state.from_step > 0), ...events];
    // A first view and a view through other eyes show a situation, not something that has just happened.
    this.fresh = before && before.seat === state.seat && state.from_step > 0 ? events : [];
    this.state = state;
    if (state.more_events || (over && before && before.table.status !== 'over')) void this.#fetchLog(state.seat, over);
    if (this.looked && this.looked.seq < state.seq) this.looked = null;
    if (state.decisions?.some((decision) => decision.seat === state.seat)) this.#send({ type: 'look' });
  }
}
