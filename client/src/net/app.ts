// The hall as an app: the service worker, what it keeps for those without a line, and the way back when the line is there.
import { house } from './house.svelte.ts';
import { me } from './me.svelte.ts';
import { root } from '../router.svelte.ts';
import { language } from '../words/words.svelte.ts';

const EVERY = 5_000;

interface Connected {
  connection?: { saveData?: boolean };
}

/** After the page is there, so that nothing of it waits. Whoever saves data is left alone. */
export function install(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!me.now) comeBack();
  if ((navigator as Connected).connection?.saveData) return;
  const begin = () => void register().catch(() => false); // a browser that refuses has no app, and plays all the same
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 3_000);
}

/** The worker of this hall, there and ready. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('sw.js', root), { scope: root.pathname, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Keep what there is to read, for somebody who will need it: also for those who save data. Whether it is there now. */
export async function keepNow(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
  return register().catch(() => false);
}

/** The worker knows what it has of today, and in which language. */
async function register(): Promise<boolean> {
  const ready = (await worker()).active;
  if (!ready || !house.now) return false;
  const said = { type: 'keep', lang: language(), games: house.now.games.map(({ name }) => name) };
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
    ready.postMessage(said, [port2]);
  });
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
