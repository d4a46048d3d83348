// Where a bubble stands: beside the thing it speaks of, and over as little as possible of what can be touched.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Stand {
  left: number;
  top: number;
  side: 'left' | 'right' | 'above' | 'below' | ''; // of the thing; empty: somewhere else
  cost: number; // what it covers, and how far off it is
}

const GAP = 14; // for the tail
const FAR = 2; // what a pixel of distance counts, in square pixels that are covered
const AWAY = 400; // what standing elsewhere counts
const STEPS = 24; // heights at which it is tried elsewhere

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The best place in a room for a bubble of this size. The thing itself must not be covered, other things should not. */
export function place(
  size: { width: number; height: number },
  room: Box,
  thing: Box | null,
  others: readonly Box[],
): Stand {
  const right = room.left + room.width - size.width;
  const bottom = room.top + room.height - size.height;
  const inside = (left: number, top: number, side: Stand['side']): Stand => ({
    left: Math.max(room.left, Math.min(right, left)),
    top: Math.max(room.top, Math.min(bottom, top)),
    side,
    cost: 0,
  });
  const found: Stand[] = [];
  if (thing) {
    const { left, top, width, height } = thing;
    for (const share of [0.5, 0, 1]) {
      const across = left + (width - size.width) * share;
      const along = top + (height - size.height) * share;
      found.push(inside(left + width + GAP, along, 'right'), inside(left - size.width - GAP, along, 'left'));
      found.push(inside(across, top + height + GAP, 'below'), inside(across, top - size.height - GAP, 'above'));
    }
  }
  for (const left of [room.left, (room.left + right) / 2, right])
    for (let i = 0; i <= STEPS; i++) found.push(inside(left, room.top + ((bottom - room.top) * i) / STEPS, ''));
  const cost = (stand: Stand) => {
    const box = { ...stand, ...size };
    const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
    if (!thing) return covered + Math.abs(stand.left - (room.left + right) / 2) + (stand.top - room.top);
    const dx = stand.left + size.width / 2 - (thing.left + thing.width / 2);
    const dy = stand.top + size.height / 2 - (thing.top + thing.height / 2);
    return covered + 20 * overlap(box, thing) + FAR * Math.hypot(dx, dy) + (stand.side ? 0 : AWAY);
  };
  const best = found.map((stand) => ({ ...stand, cost: cost(stand) })).reduce((a, b) => (b.cost < a.cost ? b : a));
  // Pushed back into the room, it may no longer stand beside the thing.
  const beside = thing && overlap({ ...best, ...size }, thing) === 0;
  return beside ? best : { ...best, side: '' };
}

/** How far along its edge the tail of a bubble points at the middle of the thing. */
export function tail(stand: Stand, size: { width: number; height: number }, thing: Box): number {
  const upright = stand.side === 'left' || stand.side === 'right';
  const middle = upright ? thing.top + thing.height / 2 - stand.top : thing.left + thing.width / 2 - stand.left;
  return Math.max(18, Math.min((upright ? size.height : size.width) - 18, middle));
}

/** What every table has, by the names that lessons use. */
const FRAME: Record<string, string> = { bar: '[data-testid=bar]', points: '[data-testid=points]' };

/** What lies open over a table: its keys are its own. */
export const OPEN = 'dialog[open], [aria-modal=true]';

/** The thing on the screen that a lesson points at, if it is in sight. */
export function thingOf(at: string): HTMLElement | null {
  if (!at) return null;
  const panel = /^panel:(\d+)$/.exec(at);
  const named = `[data-target="${CSS.escape(at)}"], [data-thing="${CSS.escape(at)}"]`;
  const css = FRAME[at] ?? (panel ? `[data-player="${panel[1]}"]` : named);
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter((one) => !one.closest('dialog'));
  return all.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
