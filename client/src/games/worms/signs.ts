// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { pictureOf } from './looks.ts';
import { eventOf, type Event, type Thing } from './view.ts';

const THINGS: Readonly<Record<Thing['kind'], string>> = {
  mine: icons.mine,
  crate: icons.supplies,
  oil_drum: icons.fuel_delivery,
  fire: icons.fire,
  crater: icons.crater,
  'sentry-gun': icons.sentry_gun,
  electromagnet: icons.electromagnet,
  worm: icons.worm_select,
};

export function sign(event: ShownEvent): string | undefined {
  const happened = eventOf(event);
  return happened ? signOf(happened) : undefined;
}

function signOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'played':
    case 'support':
    case 'drop':
    case 'sudden-death':
      return pictureOf(event.card)[0];
    case 'drew':
      return event.card === undefined ? icons.play_again : pictureOf(event.card)[0];
    case 'moved':
      return event.how === 'jump' ? icons.jump : icons.inch;
    case 'placed':
    case 'removed':
    case 'none-left':
    case 'placed-in-water':
      return THINGS[event.sort];
    case 'tile-laid':
      return icons.girder;
    case 'team':
      return icons.worm_select;
    case 'first':
      return icons.first;
    case 'turn':
      return icons.pass;
    case 'activated':
    case 'switched':
      return icons.activate;
    case 'healed':
      return icons.healthy;
    case 'sank':
    case 'flooded':
      return icons.rising_water;
    case 'rolled':
    case 'dice-changed':
      return icons.dice;
    case 'flipped':
    case 'flipper-turned':
      return icons.danger;
    case 'sentry-fires':
      return icons.sentry_gun;
    case 'burnt-out':
      return icons.fire;
    case 'mine-clicks':
    case 'mine-explodes':
      return icons.mine;
    case 'drum-explodes':
      return icons.fuel_delivery;
    case 'collected':
    case 'no-supplies':
      return icons.supplies;
    case 'wounded':
      return icons.wounded;
    case 'killed':
    case 'eliminated':
      return icons.dead;
    case 'parting-gift':
      return icons.dynamite;
    case 'spared':
    case 'restored':
      return icons.safe;
    case 'blast':
    case 'destroyed':
      return icons.text;
    case 'wind':
      return icons.squall;
    case 'aimed':
    case 'token-moved':
      return icons.target;
    case 'aimed-strike':
      return icons.air_strike;
    case 'drops-shuffled':
      return icons.parachute;
    case 'time-up':
    case 'last-round':
    case 'game-over':
    case 'draw':
      return icons.end;
    default:
      return event satisfies never;
  }
}
