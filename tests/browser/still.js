// Notes in window.moved every lit thing that moves while its question stands.
() => {
  const SETTLE = 300, SLIP = 6;
  window.moved = [];
  let seq = '', since = 0, before = new Map();
  addEventListener('scroll', () => before.clear(), true); // by hand
  addEventListener('resize', () => before.clear());
  addEventListener('pointerdown', () => { since = performance.now(); before.clear(); }, true); // a choice may open or close something
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
