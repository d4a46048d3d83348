// Where the rules run: at the server as long as it can be reached and the engine is not here yet, else in this browser.
import * as api from '../net/api.ts';
import { worker as serviceWorker } from '../net/app.ts';
import type { CompanionRules, Page } from '../net/wire.ts';
import { language } from '../words/words.svelte.ts';
import type { Answer, Ask, Begin } from './engine.worker.ts';

const KEPT = 'companion-rules'; // a cache of its own, which outlives a build
declare const __PYTHON__: { folder: string; files: string[] };

export type State = 'none' | 'fetching' | 'ready' | 'failed';

class Engine {
  state = $state<State>('none');
  isKept = $state(false); // whether the next evening needs no line
  #worker: Worker | null = null;
  #asked = new Map<number, { done: (page: Page) => void; failed: (error: Error) => void }>();
  #begun: Promise<boolean> | null = null;
  #next = 0;

  /** The page of an evening. Throws `Failed`: `bad-evening` for what is none, `offline` where nothing can answer. */
  async page(game: string, text: string): Promise<Page> {
    if (this.state !== 'ready') {
      try {
        return await api.companion(game, text);
      } catch (error) {
        if (!(error instanceof api.Failed) || error.code !== 'offline') throw error;
        if (!(await this.begin())) throw error;
      }
    }
    return this.#ask(game, text);
  }

  /** Fetch the engine once, and let the service worker keep it; whether it is there. */
  begin(): Promise<boolean> {
    this.#begun ??= this.#begin().then(
      () => true,
      () => {
        this.state = 'failed';
        this.#begun = null;
        return false;
      },
    );
    return this.#begun;
  }

  async #begin(): Promise<void> {
    this.state = 'fetching';
    const rules = await rulesOfTheHouse();
    const folder = api.address(__PYTHON__.folder).href;
    const made = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    await new Promise<void>((done, failed) => {
      made.onerror = (event) => failed(new Error(event.message));
      made.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('ready' in data) done();
        else if ('failed' in data) failed(new Error(data.failed));
        else this.#answered(data);
      };
      made.postMessage({ begin: folder, files: rules.files } satisfies Begin);
    });
    this.#worker = made;
    this.state = 'ready';
    void keep(folder).then(
      (kept) => (this.isKept = kept),
      () => undefined, // it plays on, and needs a line next time
    );
  }

  #ask(game: string, text: string): Promise<Page> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#worker?.postMessage({ id, game, text } satisfies Ask);
    });
  }

  #answered(data: Extract<Answer, { id: number }>): void {
    const asked = this.#asked.get(data.id);
    this.#asked.delete(data.id);
    if ('page' in data) asked?.done(JSON.parse(data.page) as Page);
    else asked?.failed(new api.Failed('bad-evening', data.wrong));
  }
}

async function rulesOfTheHouse(): Promise<CompanionRules> {
  const url = api.address(`api/companion/rules?lang=${language()}`);
  const cache = 'caches' in window ? await caches.open(KEPT) : null;
  const key = api.address('api/companion/rules');
  const answer = await fetch(url).catch(() => null);
  if (answer?.ok) {
    await cache?.put(key, answer.clone());
    return (await answer.json()) as CompanionRules;
  }
  const kept = await cache?.match(key);
  if (!kept) throw new Error('no rules');
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
