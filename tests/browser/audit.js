// What must hold of every screen: the faults of the table as it is shown now, in words.
() => {
  const found = [];
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith('svelte')).join('.')} "${(e.textContent || e.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const root = document.querySelector('.frame');
  if (!root) return ['there is no table'];
  const W = innerWidth, H = innerHeight, SLACK = 2;
  if (document.documentElement.scrollWidth > W + SLACK) found.push('the page scrolls sideways');
  if (document.documentElement.scrollHeight > H + SLACK) found.push('the page scrolls');
  const shows = (e) => {
    const style = getComputedStyle(e);
    return style.visibility !== 'hidden' && style.display !== 'none' && style.opacity !== '0' && !e.closest('.unseen, [aria-hidden=true] .unseen, ul[aria-hidden=true]');
  };
  const scrolls = (e) => { const s = getComputedStyle(e); return /(auto|scroll)/.test(s.overflowX + s.overflowY); };
  const clip = (e) => {
    let box = { left: 0, top: 0, right: W, bottom: H }, soft = false;
    for (let p = e.parentElement; p; p = p.parentElement) {
      const s = getComputedStyle(p);
      if (s.display === 'contents' || (s.overflowX === 'visible' && s.overflowY === 'visible')) continue;
      if (scrolls(p)) soft = true;
      const b = p.getBoundingClientRect();
      box = { left: Math.max(box.left, b.left), top: Math.max(box.top, b.top), right: Math.min(box.right, b.right), bottom: Math.min(box.bottom, b.bottom) };
    }
    return { box, soft };
  };
  // Buttons and lit things stand inside the window, or in a box that scrolls.
  const arrows = [...document.querySelectorAll('[data-testid=beacon]')].length;
  for (const e of root.querySelectorAll('button, [data-lit]')) {
    if (!shows(e)) continue;
    const b = e.getBoundingClientRect();
    if (b.width === 0 || b.height === 0) continue;
    const { box, soft } = clip(e);
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const out = x < box.left - SLACK || x > box.right + SLACK || y < box.top - SLACK || y > box.bottom + SLACK;
    if (out && !soft) found.push(`out of the window: ${name(e)}`);
    else if (out && e.matches('[data-lit]') && !arrows) found.push(`lit, out of sight and not announced: ${name(e)}`);
  }
  // A finger finds what is offered: 24 pixels at least, each way.
  if (matchMedia('(pointer: coarse)').matches) {
    for (const e of root.querySelectorAll('[data-lit], [data-open]')) {
      const b = e.getBoundingClientRect();
      if (shows(e) && b.width > 0 && Math.min(b.width, b.height) < 23.9) found.push(`too small for a finger, ${Math.round(b.width)} x ${Math.round(b.height)}: ${name(e)}`);
    }
  }
  // No text lies on another: sentences of the bar and labels of buttons.
  const texts = [];
  for (const e of root.querySelectorAll('[data-testid=prompt], [data-testid=bar] button:not([data-testid=more]), header h1, header button, [role=tab]')) {
    if (!shows(e)) continue;
    const { box } = clip(e);
    const b = e.getBoundingClientRect();
    const seen = { left: Math.max(b.left, box.left), top: Math.max(b.top, box.top), right: Math.min(b.right, box.right), bottom: Math.min(b.bottom, box.bottom) };
    if (seen.right > seen.left && seen.bottom > seen.top) texts.push([e, seen]);
  }
  for (let i = 0; i < texts.length; i++) for (let j = i + 1; j < texts.length; j++) {
    const [a, p] = texts[i], [c, q] = texts[j];
    if (a.contains(c) || c.contains(a)) continue;
    if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > SLACK && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > SLACK)
      found.push(`overlap: ${name(a)} and ${name(c)}`);
  }
  // No word of what must be read is cut.
  for (const e of root.querySelectorAll('[data-testid=bar] button > span, [data-testid=prompt] > span, [role=tab], header h1')) {
    if (!shows(e) || e.clientWidth === 1) continue; // for readers alone
    const holder = e.closest('button') ?? e;
    const a = e.getBoundingClientRect(), b = holder.getBoundingClientRect();
    if (a.width - b.width > SLACK || holder.scrollWidth - holder.clientWidth > SLACK) found.push(`cut: ${name(holder)}`);
  }
  // Nor is a line of the question, unless a sign beside it opens all of it; nor a button of the bar, upright or sideways.
  const bar = root.querySelector('[data-testid=bar]');
  for (const line of bar?.querySelectorAll('.scroll') ?? []) {
    const spare = line.lastElementChild?.textContent.trim() ? 0 : line.lastElementChild?.clientHeight ?? 0;
    if (line.scrollHeight - spare - line.clientHeight > SLACK && !bar.querySelector('[data-testid=more]')) found.push(`cut: ${name(line)}`);
  }
  for (const e of bar?.querySelectorAll('.answers button, .buttons button, .undo button') ?? []) {
    const b = e.getBoundingClientRect(), { box } = clip(e);
    if (b.height > 0 && (b.bottom - box.bottom > 2 * SLACK || box.top - b.top > 2 * SLACK)) found.push(`cut: ${name(e)}`);
  }
  // Nor is a short one broken where there is no hyphen: names of cards, labels, objectives.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!shows(text.parentElement) || text.parentElement.closest('svg')) continue;
    // No text runs out of the plate that it stands on.
    if (text.data.trim()) {
      const whole = document.createRange();
      whole.selectNodeContents(text);
      const b = whole.getBoundingClientRect();
      const plate = text.parentElement.closest('.plaque');
      const p = plate?.getBoundingClientRect();
      if (p && b.width > 0 && (b.right > p.right + SLACK || b.bottom > p.bottom + SLACK)) found.push(`beyond its plate: "${text.data.trim()}"`);
    }
    for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{4,12}(?!\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: "${word}" of ${name(text.parentElement)}`);
    }
  }
  return [...new Set(found)];
}
