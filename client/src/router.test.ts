import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function at(address: string) {
  history.replaceState(null, '', address);
  return import('./router.svelte.ts');
}

test('a path is a page and its parts, and what stands after # is a part that no server reads', async () => {
  const { here, to } = await at('/t/abc#0/se%2Fcret');
  expect(here()).toEqual({ page: 'table', parts: ['abc', '0', 'se/cret'] });
  expect(to('table', 'abc', 0, 'se/cret')).toBe('/t/abc#0/se%2Fcret');
  expect(to('device', 'secret')).toBe('/device#secret');
  expect(to('device', '')).toBe('/device#');
  expect(to('rules', 'worms', 'WM-TURN-01')).toBe('/rules/worms/WM-TURN-01');
  expect(to()).toBe('/');
});

test('an address as they were at first becomes what it is now', async () => {
  const { here } = await at('/settings#/table/abc/1/secret');
  expect(here()).toEqual({ page: 'table', parts: ['abc', '1', 'secret'] });
  expect(location.pathname + location.hash).toBe('/t/abc#1/secret');
});

test('without a line the address comes as a question, and what stands behind # stays there', async () => {
  const { here } = await at('/?at=companion%2Fwyrmspan#0123abc');
  expect(here()).toEqual({ page: 'companion', parts: ['wyrmspan', '0123abc'] });
  expect(location.pathname + location.search + location.hash).toBe('/companion/wyrmspan#0123abc');
});

test('a link of ours is followed without loading the page, and others are left alone', async () => {
  const { here, listen } = await at('/');
  const deaf = listen();
  document.body.innerHTML = '<a id="own" href="/rules/worms">x</a><a id="file" href="/api/me/data" download>x</a>';
  /** Whether the page follows the link by itself. */
  const follows = (id: string) => {
    let taken = false;
    const last = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return taken;
  };
  expect(follows('own')).toBe(true);
  expect(here()).toEqual({ page: 'rules', parts: ['worms'] });
  expect(follows('file')).toBe(false);
  deaf();
});
