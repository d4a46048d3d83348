// Wyrmspan in words: names of things, and the whole table for those who read it instead of seeing it.
import { say, sentences } from '../../words/words.svelte.ts';
import type { Play, TextPart } from '../contract.ts';
import { dragon, nameOf, saidOf } from './book.svelte.ts';
import { BOARD, CAVES, COLUMNS, RESOURCES, eggs, supply, total, type Player, type Space, type View } from './view.ts';

/** A space with all that lies in it. */
export function spaceText(space: Space, index: number): string {
  const where = say('ws-space', {
    cave: say(`ws-${CAVES[Math.floor(index / COLUMNS)] ?? ''}`),
    column: (index % COLUMNS) + 1,
  });
  return `${where}: ${inside(space)}`;
}

function inside(space: Space): string {
  if (!space.dragon) {
    if (space.cave) return saidOf('cave', space.cave);
    return say(space.excavated ? 'ws-open' : 'ws-rock');
  }
  const cached = RESOURCES.flatMap((kind, i) => (space.cached?.[i] ? [`${say(`ws-${kind}`)} ${space.cached[i]}`] : []));
  return [
    nameOf('dragon', space.dragon),
    ...(space.nests ? [say('ws-eggs-of', { n: space.eggs ?? 0, nests: space.nests })] : []),
    ...(cached.length > 0 ? [say('ws-cached', { what: cached.join(', ') })] : []),
    ...(space.tucked ? [say('ws-tucked', { n: space.tucked })] : []),
    ...(space.fed ? [say('ws-fed', { n: space.fed })] : []),
  ].join(', ');
}

export function describe(view: View, play: Play): TextPart[] {
  const name = (seat: number) => play.sitters[seat]?.name ?? '';
  const me = view.players[view.seat];
  const parts: TextPart[] = [];
  if (me) {
    const cards = [...(me.drawn ?? []), ...me.hand].map((id) => cardText('dragon', id));
    parts.push({ title: say('your-hand'), lines: [...cards, ...me.pit.map((id) => saidOf('cave', id))] });
    parts.push({ title: say('ws-your-mat'), lines: mat(me) });
  }
  parts.push(
    { title: say('players'), lines: view.players.map((player, seat) => `${name(seat)}: ${goods(player)}`) },
    {
      title: say('ws-display'),
      lines: [
        ...view.display.filter(Boolean).map((id) => cardText('dragon', id)),
        ...view.cave_display.filter(Boolean).map((id) => saidOf('cave', id)),
        say('ws-deck', { kind: 'dragon', n: view.deck }),
        say('ws-deck', { kind: 'cave', n: view.cave_deck }),
      ],
    },
    {
      title: say('ws-guild', { tile: say(`ws-tile-${view.tile}`) }),
      lines: [
        ...view.places.map(({ row, free, vp }) =>
          sentences([
            vp ? say('ws-vp', { n: vp }) : saidOf('guild', `${view.tile}-${row}`),
            say('ws-place', { free: free > 8 ? '∞' : free }),
          ]),
        ),
        ...Array.from({ length: BOARD.track }, (_, space) => saidOf('track', space)),
      ],
    },
    {
      title: say('ws-objectives', { n: view.round }),
      lines: view.objectives.map((face, round) =>
        sentences([
          say('ws-round', { n: round + 1 }),
          nameOf('objective', face),
          say('ws-ladder', { points: (view.ladder[round] ?? []).slice(0, 3).join(', ') }),
          ...view.players.map((_, seat) => say('ws-stands', { name: name(seat), n: view.counts[round]?.[seat] ?? 0 })),
        ]),
      ),
    },
  );
  if (view.automa) {
    const { score, dragons, caves, markers_ready, objective_coins, cards_left, guild_space, turned } = view.automa;
    const last = turned.at(-1);
    const facts = { vp: total(score), dragons: dragons.length, caves: caves.length, markers: markers_ready };
    const line = say('ws-automa-line', { ...facts, coins: objective_coins, cards: cards_left, space: guild_space });
    parts.push({ title: say('ws-automa'), lines: [line, ...(last === undefined ? [] : [saidOf('automa', last)])] });
  }
  for (const [seat, player] of view.players.entries()) {
    if (seat !== view.seat) parts.push({ title: say('ws-mat-of', { name: name(seat) }), lines: mat(player) });
  }
  return parts;
}

/** A card as it would be read aloud: all that is printed on it. */
export function cardText(kind: 'dragon' | 'cave', id: number): string {
  const found = kind === 'dragon' ? dragon(id) : undefined;
  if (!found) return saidOf(kind, id);
  const kinds = [...new Set(found.cost)].map(
    (one) => `${say(`ws-${one}`)} ${found.cost.filter((other) => other === one).length}`,
  );
  const facts = say('ws-dragon-facts', {
    cost: kinds.join(', ') || '0',
    caves: found.caves.map((cave) => say(`ws-${cave}`)).join(', '),
    vp: found.vp,
    kind: `${say(`ws-size-${found.size}`)}, ${say(`ws-trait-${found.trait}`)}`,
    nests: found.nests,
  });
  return sentences([found.name, facts, ...found.text]);
}

function mat(player: Player): string[] {
  return [...player.spaces.map(spaceText), say('ws-mat-nests', { n: player.mat_eggs })];
}

function goods(player: Player): string {
  const tokens = [...supply(player), ['egg', eggs(player)] as const]
    .map(([kind, n]) => `${say(`ws-${kind}`)} ${n}`)
    .join(', ');
  return say('ws-goods', {
    vp:
      player.certain < total(player.score)
        ? `${player.certain} + ${total(player.score) - player.certain}`
        : total(player.score),
    tokens,
    dragons: player.dragons_in_hand,
    caves: player.caves_in_hand,
    space: player.guild_space,
    markers: player.markers_left,
  });
}
