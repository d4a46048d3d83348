// Worms in words: names of things, what lies on a hex, and the whole table for those who read it instead of seeing it.
import { say } from '../../words/words.svelte.ts';
import type { Play, TextPart } from '../contract.ts';
import { nameOf, saidOf } from './library.svelte.ts';
import type { Thing, View } from './view.ts';

export function thingName(view: View, thing: Thing): string {
  const { kind, team = -1, number = 0, wounded = false, facing = 0 } = thing;
  if (kind === 'worm')
    return say('wm-thing-worm', { colour: view.colours[team] ?? '', number, wounded: wounded ? 'yes' : 'no' });
  const name = say(`wm-thing-${kind.replace('_', '-')}`);
  if (kind === 'sentry-gun' && facing) return say('wm-facing', { what: name, way: facing });
  return kind === 'electromagnet' && facing ? say(facing === 1 ? 'wm-attracts' : 'wm-repels', { what: name }) : name;
}

/** A hex with all that lies on it. */
export function hexLabel(view: View, hex: string): string {
  const cell = view.hexes.find((one) => one.hex === hex);
  const kind = cell?.kind ?? 'sea';
  if (kind === 'dial') return say('wm-hex-dial', { hex, way: view.wind });
  const things = view.things.filter((thing) => thing.hex === hex).map((thing) => thingName(view, thing));
  if (view.target === hex) things.push(say('wm-target'));
  return [say(`wm-hex-${kind}`, { hex }), ...(things.length > 0 ? [things.join(', ')] : [])].join(': ');
}

export function describe(view: View, play: Play): TextPart[] {
  const name = (seat: number) => play.sitters[seat]?.name ?? '';
  const me = view.players[view.seat];
  const parts: TextPart[] = [];
  if (me) {
    parts.push({
      title: say('your-hand'),
      lines: [
        ...me.hand.map((id) => saidOf('card', id)),
        ...me.seen.map((id) => `${say('wm-seen')}: ${saidOf('card', id)}`),
        ...me.kept.map((id) => `${say('wm-kept')}: ${saidOf('death', id)}`),
      ],
    });
  }
  const turn: string[] =
    view.step > 0
      ? [`${say('wm-turn', { n: view.turn })}: ${name(view.active)}, ${view.step}. ${say(`wm-step-${view.step}`)}`]
      : [say('wm-setup')];
  if (view.last_round) turn.push(say('wm-last-round'));
  turn.push(say('wm-wind', { n: view.wind }), say('wm-ways'));
  if (view.target) turn.push(say('wm-target-on', { hex: view.target, way: view.aim }));
  const active = view.things.find(({ id }) => id === view.worm);
  if (active) turn.push(say('wm-active', { what: thingName(view, active), hex: active.hex || '–' }));
  for (const [kind, id] of [
    ['card', view.playing],
    ['drop', view.drop],
    ['death', view.sudden_death],
  ] as const) {
    if (id) turn.push(`${say(`wm-kind-${kind}`)}: ${saidOf(kind, id)}`);
  }
  const held = view.things.find(({ id }) => id === view.asked.thing);
  if (held) turn.push(say('wm-about', { what: thingName(view, held) }));
  parts.push(
    { title: say('wm-now'), lines: turn },
    {
      title: say('players'),
      lines: view.players.map((player, seat) =>
        say('wm-player', {
          name: name(seat),
          colour: player.colour,
          worms: say('wm-worms', { living: player.living, healthy: player.healthy }),
          cards: player.cards,
          out: player.is_out ? 'yes' : 'no',
        }),
      ),
    },
    { title: say('wm-map'), lines: view.hexes.map(({ hex }) => hexLabel(view, hex)) },
  );
  const heap = view.things.filter(({ hex }) => !hex).map((thing) => thingName(view, thing));
  if (heap.length > 0) parts.push({ title: say('wm-heap'), lines: heap });
  if (view.tiles_left.length > 0) {
    parts.push({
      title: say('wm-tiles'),
      lines: view.tiles_left.map(
        ({ id, land }) => `${say('wm-tile', { id, n: land.length })}: ${land.map((cell) => cell.join(',')).join(' ')}`,
      ),
    });
  }
  parts.push(
    {
      title: say('wm-decks'),
      lines: [
        `${say('wm-supply')}: ${view.supply}`,
        `${say('wm-drops')}: ${view.drops}${view.has_sudden_death ? `, ${say('wm-death-under')}` : ''}`,
        `${say('wm-played')}: ${view.played.map((id) => nameOf('card', id)).join(', ') || '–'}`,
        `${say('wm-drops-played')}: ${view.drops_played.map((id) => nameOf('drop', id)).join(', ') || '–'}`,
      ],
    },
    {
      title: say('wm-pools'),
      lines: view.pools.map(({ kind, n }) => `${say(`wm-thing-${kind.replace('_', '-')}`)}: ${n}`),
    },
  );
  return parts;
}
