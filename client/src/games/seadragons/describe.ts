// Sea Dragons in words: names of things, and the whole table for those who read it instead of seeing it.
import { say } from '../../words/words.svelte.ts';
import type { Play, TextPart } from '../contract.ts';
import { quadrantName, realmName } from './names.svelte.ts';
import { SHIPS, SIZES, cellName, reefOf, type Mission, type Player, type ReefId, type View } from './view.ts';

export function missionText({ cost, vp, reef }: Pick<Mission, 'cost' | 'vp' | 'reef'>): string {
  const ships = Object.entries(cost).map(([colour, n]) => say('sd-ships', { n, colour }));
  return say('sd-mission', { ships: ships.join(', '), vp, reef });
}

export function reefName(id: ReefId, view: View): string {
  const { sort, n, colour, quadrant } = reefOf(id);
  switch (sort) {
    case 'two-ships':
      return say('sd-reef-two', { colour: colour ?? '' });
    case 'any-ship':
      return say('sd-reef-any');
    case 'hidden-dragon':
      return say('sd-reef-hidden', { realm: quadrant ? quadrantName(view, quadrant) : '' });
    case 'gold':
      return say('sd-reef-gold', { n });
  }
}

export function describe(view: View, play: Play): TextPart[] {
  const name = (seat: number) => play.sitters[seat]?.name ?? '';
  const me = view.players[view.seat];
  const parts: TextPart[] = [];
  if (me) {
    parts.push({
      title: say('your-hand'),
      lines: [
        ...me.hand.map(({ size, figure, rows }) => `${say('sd-dragon', { size, figure })}: ${rows.join(' / ')}`),
        ...me.reefs.map((id) => reefName(id, view)),
      ],
    });
  }
  parts.push(
    { title: say('players'), lines: view.players.map((player) => `${name(player.seat)}: ${goods(player)}`) },
    {
      title: say('sd-realms'),
      lines: view.realms.map((realm) =>
        say('sd-realm-line', {
          realm: realmName(realm),
          cells: extent(view, realm.quadrant),
          prize: realm.prize,
          strengths: play.sitters
            .map(({ seat }) =>
              say('sd-strength', { name: name(seat), n: realm.dragons[seat] ?? 0, tokens: realm.tokens[seat] ?? 0 }),
            )
            .join('; '),
        }),
      ),
    },
    {
      title: say('sd-market'),
      lines: [
        ...view.market.flatMap((card) =>
          card ? [`${say('sd-dragon', { size: card.size, figure: card.figure })}: ${card.rows.join(' / ')}`] : [],
        ),
        ...SIZES.map((size) => say('sd-pile', { size, n: view.piles[size] })),
      ],
    },
    { title: say('sd-missions', { n: view.mission_pile }), lines: view.missions.map(missionText) },
    {
      title: say('sd-on-map'),
      lines: [
        ...view.dragons.map(({ seat, cells }) =>
          say('sd-dragon-line', { name: name(seat), cells: cells.map(cellName).join(' ') }),
        ),
        ...SHIPS.map((colour) =>
          say('sd-ships-line', {
            colour,
            cells:
              view.ships
                .filter((ship) => ship.colour === colour)
                .map(({ cell }) => cellName(cell))
                .join(' ') || '–',
          }),
        ),
        ...terrain(view),
      ],
    },
  );
  return parts;
}

function goods(player: Player): string {
  const ships = SHIPS.map((colour) => say('sd-ships', { n: player.ships[colour] ?? 0, colour })).join(', ');
  const points = player.missions.reduce((sum, { vp }) => sum + vp, 0);
  return say('sd-goods', {
    heads: player.heads,
    gold: player.gold,
    ships,
    reefs: player.reef_count,
    missions: player.missions.length,
    vp: points,
  });
}

/** From which cell to which a realm reaches; the currents lie between the realms. */
function extent(view: View, quadrant: string): string {
  const half = (view.chart.length - 1) / 2;
  const [row, column] = [quadrant.startsWith('s') ? half + 1 : 0, quadrant.endsWith('e') ? half + 1 : 0];
  return `${cellName([row, column])}–${cellName([row + half - 1, column + half - 1])}`;
}

/** What can still be covered, by kind. */
function terrain(view: View): string[] {
  const taken = new Set(view.dragons.flatMap(({ cells }) => cells.map(cellName)));
  const kinds: [string, string][] = [
    ['W', 'sd-whirlpools'],
    ['G', 'sd-gold-cells'],
    ['R', 'sd-reef-cells'],
    ['~', 'sd-currents'],
    ['#', 'sd-island'],
  ];
  return kinds.map(([char, id]) => {
    const cells = view.chart.flatMap((line, row) =>
      [...line].flatMap((one, column) => (one === char ? [cellName([row, column])] : [])),
    );
    return say(id, { cells: cells.filter((cell) => !taken.has(cell)).join(' ') });
  });
}
