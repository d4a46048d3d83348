// The line to one table: a socket that comes back by itself and goes on from the last thing it heard.
// The server's state is the truth; nothing here guesses what an answer will do.
import { isStill, settings } from '../settings.svelte.ts';
import { language, say } from '../words/words.svelte.ts';
import * as api from './api.ts';
import { shared } from './shared.ts';
import { Silence } from './silence.ts';
import { saw } from './witness.ts';
import type {
  Company,
  FromClient,
  FromServer,
  Looked,
  Refused,
  ShowSign,
  ShownEvent,
  ShownLine,
  State,
} from './wire.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PAUSE = 500;
const NOT_AGAIN = 1008; // the server's word for: do not come back
const SLOW = 1500;
const READ = 4000; // milliseconds for which a refusal stays, though the state that follows it has come

export interface Eyes {
  seat: number; // -1: whichever is mine
  secret: string;
  watch: boolean;
}

export class Line {
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly ShownEvent[]>([]);
  fresh = $state.raw<readonly ShownEvent[]>([]); // what the last state brought, to be animated
  refused = $state.raw<Refused | null>(null);
  up = $state(false);
  gone = $state(''); // why the server wants no more of us
  goneCode = $state(''); // the same for the program
  sending = $state(false);
  forgotten = $state(false); // our last answer did not reach the table
  unsent = $state(false); // nor did what else we wanted (an undo, a vote, a pause)
  showing = $state(false); // what has just happened is still being shown: nothing may tell its end
  before = $state.raw<State | null>(null); // the state that it began with
  slow = $state(false); // an answer takes longer than the way to the server and back
  talk = $state.raw<readonly ShownLine[]>([]); // what people say, as far as it is for us
  company = $state.raw<Company>({ type: 'company', watching: 0, names: [] });
  talkTrouble = $state(''); // why our last words were not taken
  notice = $state(''); // what has changed for us, to be read and put away
  lasts: (events: readonly ShownEvent[]) => number = () => PAUSE; // how long the board takes to show them

  #looked = $state.raw<Looked | null>(null); // it may come before the state it speaks of is shown
  /** What the answers to the question on the table would do, once that is known. */
  readonly looked = $derived(
    this.#looked?.seq === this.state?.seq && this.#looked?.seat === this.state?.seat ? this.#looked : null,
  );
  #answered = -1; // the state that our answer was for, until something comes of it
  #question = -1; // and since when that was asked
  #wantedAt = -1; // when we last wanted something that is no answer
  #refusedAt = -Infinity;
  readonly #silence = new Silence(
    () => this.#send({ type: 'ping' }),
    () => this.#lose(),
  );
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #speaking = false; // our last message was no move, so what is refused is that
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
    [this.#answered, this.#question] = [this.state.seq, this.state.asked];
    this.#speaking = false;
    this.refused = null;
    this.#patience = setTimeout(() => (this.slow = this.sending), SLOW);
    this.forgotten = !this.#send({ type: 'answer', seq: this.state.seq, option });
  }

  undo(): void {
    this.skip(); // what is taken back is what there is now, not what is still being shown
    if (this.state) this.#want({ type: 'undo', seq: this.state.seq });
  }

  vote(agree: boolean): void {
    this.#want({ type: 'vote', agree });
  }

  pause(on: boolean): void {
    this.#want({ type: 'pause', on });
  }

  /** Whether it was sent: what was not is still to be said. */
  say(text: string): boolean {
    return this.#speak({ type: 'say', text });
  }

  sign(sign: ShowSign['sign']): void {
    this.#speak({ type: 'sign', sign });
  }

  nudge(): void {
    this.#speak({ type: 'nudge' });
  }

  #speak(message: FromClient): boolean {
    this.talkTrouble = '';
    this.#speaking = this.#send(message);
    if (!this.#speaking) this.talkTrouble = say('not-sent');
    return this.#speaking;
  }

  /** What is no answer to a question: if it does not arrive, that is told. */
  #want(message: FromClient): void {
    this.#wantedAt = performance.now();
    this.unsent = !this.#send(message);
  }

  /** Say hello once more, since what we want to read has changed. */
  again(): void {
    this.talk = [];
    this.#hello(this.state?.seq ?? -1);
  }

  /** Look with other eyes, or in another language: everything is told anew. */
  look(eyes: Partial<Eyes> = {}): void {
    this.eyes = { ...this.eyes, ...eyes };
    this.#looked = null;
    this.#hello(-1);
  }

  /** Show at once what is still waiting to be shown. Whether anything was being shown. */
  skip(): boolean {
    const was = this.showing;
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const state of this.#queue.splice(0)) this.#show(state);
    this.showing = false;
    return was;
  }

  /** What kept the server from having us is over. */
  comeBack(): void {
    [this.gone, this.goneCode] = ['', ''];
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#silence.stop();
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
      this.#silence.begin();
      this.#hello(this.state?.seq ?? -1);
    };
    socket.onmessage = (message) => {
      this.#silence.end();
      if (socket === this.#socket) this.#heard(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return; // given up before
      this.#silence.stop();
      this.#down();
      if (this.#closed || this.gone) return;
      if (event.code === NOT_AGAIN) {
        this.gone = event.reason;
        return;
      }
      this.#again();
    };
  }

  /** Whatever was sent since we last heard something may not have arrived. */
  #down(): void {
    this.up = false;
    this.#sent();
    if (this.#wantedAt > this.#silence.since) this.unsent = true;
    if (this.#speaking) this.talkTrouble = say('not-sent');
  }

  #again(): void {
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #lose(): void {
    const lost = this.#socket;
    this.#socket = null;
    this.#down();
    lost?.close();
    if (!this.#closed && !this.gone) this.#again();
  }

  #hello(since: number): void {
    const { talk, named } = settings;
    this.#send({
      type: 'hello',
      lang: language(),
      since,
      eyes: this.state?.seat ?? null,
      ...this.eyes,
      talk,
      named,
      looks: true,
    });
  }

  #sent(): void {
    clearTimeout(this.#patience);
    this.sending = false;
    this.slow = false;
  }

  /** Whether there is a line to send it on. */
  #send(message: FromClient): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN;
    if (open) this.#socket?.send(JSON.stringify(message));
    else this.#sent();
    return open;
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#told(message);
        break;
      case 'looked':
        this.#looked = shared(this.#looked, message);
        break;
      case 'pong':
        break;
      case 'talk':
        this.#speaking = false;
        this.talk = [...(message.whole ? [] : this.talk), ...message.lines];
        break;
      case 'company':
        this.company = message;
        break;
      case 'refused':
        if (this.#speaking) {
          this.#speaking = false;
          this.talkTrouble = message.detail;
          break;
        }
        this.refused = message;
        this.#refusedAt = performance.now();
        this.#answered = -1;
        this.#sent();
        if (message.code === 'handed') {
          this.#refusedAt = -Infinity;
          this.#hello(this.state?.seq ?? -1); // whoever wants to play on takes the seat back
        }
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
    this.log = [
      ...events.filter(({ step }) => step <= last),
      ...this.log.filter(({ step }) => step > (events.at(-1)?.step ?? 0)),
    ];
  }

  /** States that follow each other quickly (bots) are shown one by one, so that the eye can follow. */
  #told(state: State): void {
    saw(this.table, state);
    this.#queue.push(state);
    if (this.#showing === undefined) this.#showNext();
  }

  #showNext(): void {
    const state = this.#queue.shift();
    this.#showing = undefined;
    if (!state) {
      this.showing = false;
      return;
    }
    const before = this.state;
    this.#show(state);
    const still = isStill() || settings.textMode || this.fresh.length === 0; // text says what happened, and shows nothing
    const long = still ? 0 : this.lasts(this.fresh);
    const pause = still ? 0 : Math.max(PAUSE, long) * settings.pace;
    // What takes longer than a glance is told when it has been seen.
    this.before = before;
    this.showing = long > PAUSE && settings.pace > 0;
    if (pause) this.#showing = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
  }

  #show(state: State): void {
    const before = this.state;
    const events = state.events ?? [];
    const over = state.table.status === 'over';
    const wasDown = !this.up;
    this.up = true;
    // What shows the same once more (somebody has come) says nothing of our answer, nor is it why a refusal would be over.
    if (wasDown || state.seq !== this.#answered || state.asked !== this.#question) this.#sent();
    if (performance.now() - this.#refusedAt > READ) this.refused = null;
    if (!wasDown) this.unsent = false; // a line that has come back still owes the word
    this.log = [...this.log.filter((line) => line.step <= state.from_step && state.from_step > 0), ...events];
    // A first view and a view through other eyes show a situation, not something that has just happened.
    this.fresh = before && before.seat === state.seat && state.from_step > 0 ? events : [];
    this.state = shared(before, state);
    if (state.more_events || (over && before && before.table.status !== 'over')) void this.#fetchLog(state.seat, over);
    this.forgotten = (wasDown || this.forgotten) && this.#answered === state.seq;
    if (this.#answered !== state.seq) this.#answered = -1;
  }
}
