// The board of Lair: plain JavaScript, so that nothing has to be built. `view` is what view.py made of the game. Options
// that point at nothing on the table are buttons of the house's own bar.

const STYLE = `
  .lair { display: grid; gap: 1rem; font-size: 1rem; }
  .lair .row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .lair button, .lair .card { min-width: 3.5rem; min-height: 4.5rem; border: 2px solid #6b2331; border-radius: 6px;
    background: #fffaf0; color: #3d1018; font: inherit; font-weight: 700; }
  .lair .card { display: grid; place-items: center; }
  .lair .back { background: #6b2331; color: #fffaf0; }
  .lair button[data-lit] { cursor: pointer; box-shadow: 0 0 0 3px #d9a63a; }
`;

function element(kind, text = '', look = '') {
  const made = document.createElement(kind);
  made.textContent = text;
  if (look) made.className = look;
  return made;
}

/** One treasure: a button where options point at it, else a card. */
function treasure(number, play) {
  const options = play.lit.get(`hand:${number}`);
  if (!options) return element('span', number, 'card');
  const made = element('button', number);
  made.dataset.target = `hand:${number}`;
  made.dataset.lit = '';
  made.onclick = () => play.choose(options);
  return made;
}

function row(title, parts) {
  const made = element('div', '', 'row');
  made.append(element('strong', title), ...parts);
  return made;
}

function draw(root, { view, play, say }) {
  const rows = [element('p', say('lair-deck', { n: view.deck, turns: view.turns }))];
  view.lairs.forEach((lair, seat) => rows.push(row(said(view, seat, play, say), backs(lair))));
  const hand = play.seat >= 0 ? view.hands[play.seat] : [];
  if (hand.length) rows.push(row(say('lair-hand'), hand.map((number) => treasure(number, play))));
  root.replaceChildren(...rows);
}

const backs = (lair) =>
  lair.treasures.length
    ? lair.treasures.map((number) => element('span', number, 'card'))
    : Array.from({ length: lair.settled }, () => element('span', '?', 'card back'));

function said(view, seat, play, say) {
  const { gold, settled } = view.lairs[seat];
  const hand = view.hands[seat];
  const held = Array.isArray(hand) ? hand.length : hand;
  return say('lair-one', { name: play.sitters[seat]?.name ?? String(seat + 1), gold, settled, held });
}

export const board = {
  mount(root, given) {
    const style = element('style', STYLE);
    const table = element('div', '', 'lair');
    root.append(style, table);
    draw(table, given);
    return { update: (next) => draw(table, next), destroy: () => root.replaceChildren() };
  },
  describe({ view, play, say }) {
    const hand = play.seat >= 0 ? view.hands[play.seat] : [];
    return [
      { title: say('lair-hand'), lines: hand.map(String) },
      {
        title: say('lair-lairs'),
        lines: [...view.lairs.map((_, seat) => said(view, seat, play, say)), say('lair-deck', { n: view.deck, turns: view.turns })],
      },
    ];
  },
};
