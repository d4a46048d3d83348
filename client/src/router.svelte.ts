// Where the reader is: the path below the hall's own address, so that the hall can live below any path of a host.
export interface Place {
  page: string;
  parts: string[];
}

type Part = string | number;

// What the path calls a page, where that is not its own name.
const SHORT: Record<string, string> = { table: 't' };
const LONG = Object.fromEntries(Object.entries(SHORT).map(([page, short]) => [short, page]));
// Of these pages, what comes after so many parts is secret: it stands behind `#`, which no browser tells a server.
const OPEN_PARTS: Record<string, number> = { table: 1, device: 0, mail: 0, companion: 1 };

/** Where the hall lives. Relative to the page that was loaded, as the server wrote it; the address may change since. */
export const root: URL = new URL(
  import.meta.env.DEV ? '/' : (document.querySelector<HTMLMetaElement>('meta[name=root]')?.content ?? '.'),
  location.href,
);

// Written relative to the page that was loaded, as all of its head; said in full before its address changes.
for (const link of document.querySelectorAll<HTMLLinkElement>(
  'link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]',
)) {
  link.setAttribute('href', link.href);
}

let place = $state.raw<Place>(read());

function read(): Place {
  const hash = location.hash.slice(1);
  if (hash.startsWith('/')) {
    // As addresses were written at first; such links are still about.
    const old = named(hash.slice(1));
    history.replaceState(history.state, '', to(old.page, ...old.parts));
    return old;
  }
  const asked = new URLSearchParams(location.search).get('at'); // by the service worker, without a line
  if (asked !== null) {
    const { page, parts } = named(hash ? `${asked}/${hash}` : asked);
    history.replaceState(history.state, '', to(page, ...parts));
    return { page, parts };
  }
  const path = location.pathname.startsWith(root.pathname) ? location.pathname.slice(root.pathname.length) : '';
  return named(hash ? `${path}/${hash}` : path);
}

function named(path: string): Place {
  const [first = '', ...parts] = path.split('/').map(decoded);
  if (parts.at(-1) === '') parts.pop();
  return { page: LONG[first] ?? first, parts };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // somebody's own percent sign
  }
}

/** Follow the address, and every link of ours without loading the page again. */
export function listen(): () => void {
  const changed = () => (place = read());
  changed(); // it may have changed while the page was being put together
  window.addEventListener('popstate', changed);
  window.addEventListener('hashchange', changed);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener('hashchange', changed);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOther =
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isOther || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (
    url.origin !== root.origin ||
    !url.pathname.startsWith(root.pathname) ||
    url.pathname.startsWith(`${root.pathname}api/`)
  )
    return;
  event.preventDefault();
  visit(url.href);
}

function visit(address: string): void {
  if (address !== location.href) history.pushState(null, '', address);
  const was = place.page;
  place = read();
  if (place.page !== was) window.scrollTo(0, 0);
}

export function here(): Place {
  return place;
}

/** The address of a page, for links. */
export function to(page: Part = '', ...parts: Part[]): string {
  const open = OPEN_PARTS[page] ?? parts.length;
  const path = [SHORT[page] ?? page, ...parts.slice(0, open)].map(encodeURIComponent).join('/');
  const secret = parts.slice(open).map(encodeURIComponent).join('/');
  return `${root.pathname}${path}${parts.length > open ? `#${secret}` : ''}`;
}

export function go(...parts: Part[]): void {
  visit(new URL(to(...parts), root).href);
}

/** Change the address without a step in the browser's history, as while scrubbing through a replay. */
export function replace(...parts: Part[]): void {
  history.replaceState(null, '', to(...parts));
  place = read();
}

/** The whole address, to hand to somebody else. */
export function link(...parts: Part[]): string {
  return new URL(to(...parts), root).href;
}
