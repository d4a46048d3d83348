// The service worker: what can be read without a line, and word of one's turn while no page is open.
//
// Pages come from the server whenever it can be reached, so nobody plays with an old client at a new server; what is kept
// belongs to one build and goes with it. Nothing personal is kept: all of it is fetched without cookies.
export {}; // a module of its own: what it declares is not for the others
declare const self: ServiceWorkerGlobalScope;

interface Kept {
  build: string;
  first: string; // the script of the page, named by all that was built with it
  files: string[]; // below our own address
  data: string[]; // below api/, with {game} for each game of the house
  engine: { folder: string; files: string[] };
}

/** What a page says: keep what there is to read, in this language. Once a day is enough. */
interface Keep {
  type: 'keep';
  lang: string;
  games: string[];
}

/** What the server pushes. Nothing of it is secret. */
interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  waiting: number;
}

const kept = JSON.parse('__KEPT__') as Kept; // written by offline.ts when everything else is built
const CACHE = `wyrmhall-${kept.build}`;
const ENGINE = 'engine'; // Python for the companion: large, the same for many builds, and so not dropped with one
const RULES = 'companion-rules'; // what it plays by; the room keeps them, each by the script of the page that asked
const OF_BUILD = `?of=${kept.first}`;
const NOT_OF_THIS_GAME = [404, 409]; // a game of another package has no papers
const ENGINE_FOLDER = /^assets\/python-[^/]+\//;
const root = new URL('./', self.location.href);
const patterns = kept.data.map((path) => new RegExp(`^api/${path.replaceAll('{game}', '[a-z]+')}$`));

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepFiles(), takeOver()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  if (request.mode === 'navigate') event.respondWith(page(request, path));
  else if (ENGINE_FOLDER.test(path)) event.respondWith(asset(request, ENGINE));
  else if (path.startsWith('assets/')) event.respondWith(asset(request, CACHE));
  else if (patterns.some((pattern) => pattern.test(path))) event.respondWith(data(request));
});

self.addEventListener('message', (event) => {
  const said = event.data as Keep;
  if (said.type === 'keep') event.waitUntil(keepData(said).then((all) => event.ports[0]?.postMessage(all)));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = kept.files.map(
    (path) => new Request(new URL(path, root), { credentials: 'omit', cache: 'no-cache' }),
  );
  await cache.addAll(requests);
}

/**
 * What somebody had without a line in the build before, they have in this one: all of it is fetched before the old one
 * goes. Where that fails there is no new build yet, and the old one stays whole.
 */
async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const name of (await caches.keys()).filter(isOfOtherBuild)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (url.startsWith(`${root.href}api/`)) await renew(cache, url);
      else if (url.startsWith(`${root.href}kept?`)) await cache.put(url, new Response());
    }
  }
  const rules = await caches.open(RULES);
  for (const path of new Set((await rules.keys()).map(({ url }) => new URL(url).pathname))) {
    const url = new URL(path + OF_BUILD, root).href;
    if (!(await rules.match(url))) await renew(rules, url);
  }
  const engine = await caches.open(ENGINE);
  const folder = root.href + kept.engine.folder;
  const before = (await engine.keys()).map(({ url }) => url);
  if (before.length > 0 && !before.some((url) => url.startsWith(folder))) {
    await engine.addAll(kept.engine.files.map((name) => folder + name));
  }
}

const isOfOtherBuild = (name: string) => name.startsWith('wyrmhall-') && name !== CACHE;

/** What the new server no longer has is left out. */
async function renew(cache: Cache, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (answer.ok) await cache.put(url, answer);
}

async function dropOthers(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOfOtherBuild)) await caches.delete(name);
  await drop(RULES, (url) => !url.endsWith(OF_BUILD));
  await drop(ENGINE, (url) => !url.startsWith(root.href + kept.engine.folder));
}

async function drop(name: string, isOld: (url: string) => boolean): Promise<void> {
  const cache = await caches.open(name);
  for (const request of (await cache.keys()).filter(({ url }) => isOld(url))) await cache.delete(request);
}

/** Whether all of it is there. A new build begins with nothing, and fetches it on the same day again. */
async function keepData({ lang, games }: Keep): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const mark = new URL(`kept?lang=${lang}&day=${new Date().toISOString().slice(0, 10)}`, root);
  if (await cache.match(mark)) return true;
  const paths = kept.data.flatMap((path) =>
    path.includes('{game}') ? games.map((game) => path.replaceAll('{game}', game)) : [path],
  );
  let all = true;
  for (const path of paths) {
    const url = new URL(`api/${path}?lang=${lang}`, root);
    const answer = await fetch(url, { credentials: 'omit' }).catch(() => null);
    if (answer?.ok) await cache.put(url, answer);
    else all &&= (await cache.match(url)) !== undefined || NOT_OF_THIS_GAME.includes(answer?.status ?? 0);
  }
  if (all) await cache.put(mark, new Response());
  return all;
}

/**
 * A page without a line is the hall's own, which finds its way by `at`. What stands after `#` in the address, such as an
 * evening of the companion, stays there: browsers take it along, unless the new address has its own.
 */
async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(CACHE)).match(root);
    if (!shell) throw error;
    return path === '' ? shell : Response.redirect(`${root.href}?at=${encodeURIComponent(path)}`);
  }
}

/** Built files never change under their names. */
async function asset(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function data(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const found = (await cache.match(request.url)) ?? (await cache.match(request.url, { ignoreSearch: true }));
    if (!found) throw error;
    return found; // in another language rather than not at all
  }
}

// --- word of one's turn ---------------------------------------------------------------------------------------------

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const said = event.data.json() as Told;
  const { title, body, tag, path } = said;
  const icon = new URL('pictures/icon-192.png', root).href;
  const shown = self.registration.showNotification(title, { body, tag, icon, badge: icon, data: path });
  const badged = (self.navigator as Badged).setAppBadge?.(said.waiting);
  event.waitUntil(Promise.all([shown, badged?.catch(() => undefined)]));
});

// Browsers may change a device's address at any time; whoever wants to be told of their turn need not notice.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(event as SubscriptionChange));
});

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

async function moved({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  const made = newSubscription ?? (old ? await self.registration.pushManager.subscribe(old.options) : null);
  if (!made) return; // the reader wants no more of it
  const { endpoint = '', keys = {} } = made.toJSON();
  const said = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', before: old?.endpoint ?? '' };
  const body = JSON.stringify(said);
  await fetch(new URL('api/me/push', root), { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data ?? ''), root).href));
});

async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (!there) await self.clients.openWindow(address);
  else if (there.url === address) await there.focus();
  else await (await there.navigate(address).catch(() => self.clients.openWindow(address)))?.focus();
}
