import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const TELLS = ['Worms', { body: 'Your turn', tag: 'abc', data: 't/abc' }];

test('a notice goes through the worker, since on Android a page may show none itself', async () => {
  const showNotification = vi.fn();
  const registration = { active: {}, showNotification };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal(
    'Notification',
    vi.fn(() => {
      throw new TypeError('Illegal constructor');
    }),
  );
  await notify('Worms', 'Your turn', 'abc');
  expect(showNotification.mock.calls).toEqual([TELLS]);
});

test('without a worker the page shows it, and a browser that refuses disturbs nothing', async () => {
  const shown = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Notification',
    class {
      constructor(...said: unknown[]) {
        shown(...said);
        throw new TypeError('Illegal constructor');
      }
    },
  );
  await expect(notify('Worms', 'Your turn', 'abc')).resolves.toBeUndefined();
  expect(shown.mock.calls).toEqual([TELLS]);
});
