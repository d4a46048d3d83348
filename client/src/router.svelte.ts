// Where the reader is: the part of the address after `#`, so that the hall can live below any path of a host.
export interface Place {
  page: string;
  parts: string[];
}

let place = $state.raw<Place>(read());

function read(): Place {
  const [page = '', ...parts] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, parts };
}

export function listen(): () => void {
  const changed = () => (place = read());
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function here(): Place {
  return place;
}

/** The address of a page, for links. */
export function to(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = to(...parts);
}

/** Change the address without a step in the browser's history, as while scrubbing through a replay. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, '', to(...parts));
  place = read();
}

/** The whole address, to hand to somebody else. */
export function link(...parts: (string | number)[]): string {
  return new URL(to(...parts), location.href).href;
}
