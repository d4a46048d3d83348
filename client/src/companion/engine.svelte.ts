// Where the rules run: at the server as long as it can be reached and the engine is not here yet, else in this browser.
import * as api from '../net/api.ts';
import { worker as serviceWorker } from '../net/app.ts';
import type { CompanionRules, Counted, Page, SheetIn } from '../net/wire.ts';
import type { Answer, Ask, Begin } from './engine.worker.ts';

const KEPT = 'companion-rules'; // a cache of its own; when a new build comes, the service worker renews what is in it
declare const __PYTHON__: { folder: string; files: string[] };

export type State = 'none' | 'fetching' | 'ready' | 'failed';

class Engine {
  state = $state<State>('none'); // of the room that was begun last
  isKept = $state(false); // whether its next evening needs no line
  #worker: Worker | null = null;
  #rooms = new Map<string, Promise<boolean>>(); // those that were begun
  #ready = new Set<string>();
  #beginning = new Map<string, { done: () => void; failed: (error: Error) => void }>();
  #asked = new Map<number, { done: (told: unknown) => void; failed: (error: Error) => void }>();
  #next = 0;

  /** The page of an evening. Throws `Failed`: `bad-evening` for what is none, `offline` where nothing can answer. */
  page(room: string, text: string): Promise<Page> {
    return this.#told(room, text, () => api.companion(room, text));
  }

  /** What the rules make of a score sheet. Throws as `page` does. */
  sheet(game: string, said: SheetIn): Promise<Counted> {
    return this.#told(sheetOf(game), JSON.stringify(said), () => api.sheet(game, said));
  }

  /** What rules of the house make of a text in this browser, wherever the server is. */
  async run<T>(room: string, text: string): Promise<T> {
    if (!(await this.begin(room))) throw new api.Failed('offline', '');
    return (await this.#ask(room, text)) as T;
  }

  async #told<T>(room: string, text: string, atTheServer: () => Promise<T>): Promise<T> {
    if (!this.#ready.has(room)) {
      try {
        return await atTheServer();
      } catch (error) {
        if (!(error instanceof api.Failed) || error.code !== 'offline') throw error;
        if (!(await this.begin(room))) throw error;
      }
    }
    return (await this.#ask(room, text)) as T;
  }

  /** Fetch the engine and a room's rules once, and let the service worker keep them; whether they are there. */
  begin(room: string): Promise<boolean> {
    let begun = this.#rooms.get(room);
    if (!begun) {
      begun = this.#begin(room).then(
        () => true,
        () => {
          this.state = 'failed';
          this.#rooms.delete(room);
          return false;
        },
      );
      this.#rooms.set(room, begun);
    }
    return begun;
  }

  async #begin(room: string): Promise<void> {
    this.state = 'fetching';
    this.isKept = false;
    const rules = await rulesOf(room);
    const folder = api.address(__PYTHON__.folder).href;
    this.#worker ??= this.#made();
    const worker = this.#worker;
    await new Promise<void>((done, failed) => {
      this.#beginning.set(room, { done, failed });
      worker.postMessage({ begin: folder, room, rules } satisfies Begin);
    });
    this.#ready.add(room);
    this.state = 'ready';
    void keep(folder).then(
      (kept) => (this.isKept = kept),
      () => undefined, // it plays on, and needs a line next time
    );
  }

  #made(): Worker {
    const made = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    made.onerror = (event) => {
      for (const { failed } of this.#beginning.values()) failed(new Error(event.message));
      this.#beginning.clear();
    };
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('id' in data) this.#answered(data);
      else this.#begun(data);
    };
    return made;
  }

  #begun(data: Exclude<Answer, { id: number }>): void {
    const room = 'ready' in data ? data.ready : data.room;
    const waiting = this.#beginning.get(room);
    this.#beginning.delete(room);
    if ('ready' in data) waiting?.done();
    else waiting?.failed(new Error(data.failed));
  }

  #ask(room: string, text: string): Promise<unknown> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#worker?.postMessage({ id, room, text } satisfies Ask);
    });
  }

  #answered(data: Extract<Answer, { id: number }>): void {
    const asked = this.#asked.get(data.id);
    this.#asked.delete(data.id);
    if ('page' in data) asked?.done(JSON.parse(data.page));
    else if ('wrong' in data) asked?.failed(new api.Failed('bad-evening', data.wrong));
    else asked?.failed(new api.Failed('broken', data.broken));
  }
}

/** The room in which the score sheet of a game is counted. */
export const sheetOf = (game: string) => `games/${game}/sheet`;

/**
 * Rules speak in messages and pages that this build knows, so they are kept by its first script, which is named by all
 * that was built: those of another build are none of ours, even where nothing else can be had.
 */
async function rulesOf(room: string): Promise<CompanionRules> {
  const key = api.address(`api/${room.includes('/') ? room : `companion/${room}`}/rules`);
  const first = document.querySelector('script[type=module][src*="assets/index-"]')?.getAttribute('src') ?? '';
  key.search = `?of=${first.slice(first.indexOf('assets/'))}`;
  const cache = 'caches' in window ? await caches.open(KEPT) : null;
  const answer = await fetch(key).catch(() => null);
  if (answer?.ok) {
    await cache?.put(key, answer.clone());
    return (await answer.json()) as CompanionRules;
  }
  const kept = await cache?.match(key);
  if (!kept) throw new Error(`no rules of ${room}`);
  return (await kept.json()) as CompanionRules;
}

/** What was fetched before the service worker was there is asked for once more: from the browser's own store, and kept. */
async function keep(folder: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
  await serviceWorker();
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  }
  const script = performance.getEntriesByType('resource').filter(({ name }) => /engine\.worker-[^/]*\.js$/.test(name));
  const files = [...__PYTHON__.files.map((name) => folder + name), ...script.map(({ name }) => name)];
  const answers = await Promise.all(files.map((file) => fetch(file)));
  return answers.every(({ ok }) => ok);
}

export const engine = new Engine();
