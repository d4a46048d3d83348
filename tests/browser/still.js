// Notes in window.moved every lit thing that moves while its question stands; window.covered() names what lies over one.
() => {
  const SETTLE = 300, SLIP = 6;
  window.moved = [];
  let seq = '', since = 0, before = new Map();
  addEventListener('scroll', () => before.clear(), true); // by hand
  addEventListener('resize', () => before.clear());
  addEventListener('pointerdown', () => { since = performance.now(); before.clear(); }, true); // a choice may open or close something
  // Whatever lies over others and can be seen: a ticker, a card that is looked at from near, a sheet, a panel of cards.
  const isOver = (e) => {
    const { position, zIndex, backgroundColor, backgroundImage, visibility, opacity } = getComputedStyle(e);
    if (!['absolute', 'fixed'].includes(position) && !e.matches('.cards')) return false;
    if (!(Number(zIndex) >= 2) || visibility === 'hidden' || opacity === '0') return false;
    return backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor);
  };
  const covers = (over, thing) => {
    const [a, b] = [over.getBoundingClientRect(), thing.getBoundingClientRect()];
    const spots = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    return spots.some(([x, y]) => {
      const [px, py] = [b.left + x * b.width, b.top + y * b.height];
      return px > a.left && px < a.right && py > a.top && py < a.bottom;
    });
  };
  // What has scrolled out of its box is not covered: an arrow points there.
  const inSight = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    for (let box = e.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
    }
    return width > 0;
  };
  window.covered = () => {
    const lit = [...document.querySelectorAll('.frame [data-lit]')].filter(inSight);
    const over = [...document.body.querySelectorAll('*')].filter(isOver);
    return over.flatMap((one) => lit
      .filter((thing) => !one.contains(thing) && !thing.contains(one) && covers(one, thing))
      .map((thing) => `${thing.dataset.target} under ${one.dataset.testid ?? one.className}`));
  };
  const look = () => {
    const bar = document.querySelector('[data-testid=bar]');
    const now = bar?.dataset.mine === 'true' && bar.dataset.busy !== 'true' ? bar.dataset.seq : '';
    if (now !== seq) { seq = now; since = performance.now(); before = new Map(); }
    if (seq && performance.now() - since > SETTLE) {
      const found = new Map(), names = new Map();
      for (const e of document.querySelectorAll('.frame [data-lit], .frame [data-testid=bar] button, .frame .hand')) {
        if (e.closest('.hint')) continue;
        const { x, y } = e.getBoundingClientRect();
        const name = e.dataset.target ?? e.dataset.option ?? e.textContent.slice(0, 30);
        const nth = names.get(name) ?? 0;
        names.set(name, nth + 1);
        if (!e.matches(':hover, :focus-visible')) found.set(`${name} (${nth})`, [x, y]); // what is pointed at lifts itself a little
      }
      for (const [key, [x, y]] of found) {
        const old = before.get(key);
        if (old && Math.hypot(old[0] - x, old[1] - y) > SLIP) window.moved.push(`${seq}: ${key} from ${old.map(Math.round)} to ${[x, y].map(Math.round)}`);
      }
      before = found;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
