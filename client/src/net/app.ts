// The hall as an app: the service worker, what it keeps for those without a line, and the way back when the line is there.
import { house } from './house.svelte.ts';
import { me } from './me.svelte.ts';
import { root } from '../router.svelte.ts';
import { language } from '../words/words.svelte.ts';

const KEY = 'wyrmhall-kept'; // for which language, and on which day, the worker last fetched what there is to read
const EVERY = 5_000;

interface Connected {
  connection?: { saveData?: boolean };
}

/** After the page is there, so that nothing of it waits. Whoever saves data is left alone. */
export function install(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!me.now) comeBack();
  if ((navigator as Connected).connection?.saveData) return;
  const begin = () => void register().catch(() => undefined); // a browser that refuses has no app, and plays all the same
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 3_000);
}

/** The worker of this hall, there and ready. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('sw.js', root), { scope: root.pathname, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

async function register(): Promise<void> {
  const ready = (await worker()).active;
  const today = `${language()} ${new Date().toISOString().slice(0, 10)}`;
  if (!ready || !house.now || localStorage.getItem(KEY) === today) return;
  ready.postMessage({ type: 'keep', lang: language(), games: house.now.games.map(({ name }) => name) });
  localStorage.setItem(KEY, today);
}

/** This page was put together without the server. As soon as that can be reached, it gives a page of its own build. */
function comeBack(): void {
  const timer = setInterval(ask, EVERY);
  window.addEventListener('online', ask);
  async function ask(): Promise<void> {
    const answer = await fetch(new URL('healthz', root)).catch(() => null);
    if (!answer?.ok) return;
    clearInterval(timer);
    location.reload();
  }
}
