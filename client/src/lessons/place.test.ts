// Where bubbles stand.
import { expect, test } from 'vitest';
import { place, tail, thingOf } from './place.ts';

const room = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 300, height: 150 };

function covers(
  stand: { left: number; top: number },
  box: { left: number; top: number; width: number; height: number },
): boolean {
  const apart =
    stand.left + size.width <= box.left ||
    box.left + box.width <= stand.left ||
    stand.top + size.height <= box.top ||
    box.top + box.height <= stand.top;
  return !apart;
}

test('a bubble stands beside its thing and never on it', () => {
  for (const left of [0, 300, 900])
    for (const top of [0, 300, 720]) {
      const thing = { left, top, width: 100, height: 80 };
      const stand = place(size, room, thing, []);
      expect(stand.side).not.toBe('');
      expect(covers(stand, thing)).toBe(false);
      expect(stand.left).toBeGreaterThanOrEqual(0);
      expect(stand.left + size.width).toBeLessThanOrEqual(1000);
      expect(stand.top + size.height).toBeLessThanOrEqual(800);
    }
});

test('what can be touched stays free where there is room elsewhere', () => {
  const thing = { left: 450, top: 350, width: 100, height: 100 };
  const right = { left: 560, top: 200, width: 400, height: 400 };
  const left = { left: 40, top: 200, width: 400, height: 400 };
  const stand = place(size, room, thing, [right, left]);
  expect([right, left].some((box) => covers(stand, box))).toBe(false);
});

test('without a thing it stands at the top in the middle', () => {
  expect(place(size, room, null, [])).toMatchObject({ left: 350, top: 0, side: '' });
});

test('a thing that fills the room is covered, and the bubble has no tail', () => {
  expect(place(size, room, room, []).side).toBe('');
});

test('its tail points at the middle of the thing, and stays on its edge', () => {
  const thing = { left: 0, top: 300, width: 100, height: 80 };
  expect(tail({ left: 114, top: 265, side: 'right', cost: 0 }, size, thing)).toBe(75);
  expect(tail({ left: 114, top: 640, side: 'right', cost: 0 }, size, thing)).toBe(18);
});

test('a thing is found by its target, by its name, or as a part of every table', () => {
  const shown = { left: 0, top: 0, width: 10, height: 10 } as DOMRect;
  document.body.innerHTML = `<i data-target="player:0:space:1"></i><i data-thing="guild"></i><i data-testid="bar"></i>
    <i data-player="1"></i><dialog><i data-thing="moon"></i></dialog>`;
  for (const one of document.querySelectorAll('i')) one.getBoundingClientRect = () => shown;
  for (const at of ['player:0:space:1', 'guild', 'bar', 'panel:1']) expect(thingOf(at), at).not.toBeNull();
  for (const at of ['', 'moon', 'panel:7']) expect(thingOf(at), at).toBeNull();
});
