// The icon of each line of the log.
import type { Event } from '../../net/views/wyrmspan.ts';
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { TOKENS } from './looks.ts';
import { eventOf } from './view.ts';

export function sign(event: ShownEvent): string | undefined {
  const what = eventOf(event);
  return what ? iconOf(what) : undefined;
}

function iconOf(event: Event): string {
  switch (event.kind) {
    case 'gained':
    case 'paid':
      return TOKENS[event.token].icon;
    case 'laid':
    case 'paid-egg':
      return icons.egg;
    case 'took':
    case 'drew':
    case 'automa-took':
      return event.what === 'cave' ? icons.cave : icons.dragon;
    case 'discarded':
    case 'tucked':
      return icons.tuck;
    case 'cached':
      return icons.cache;
    case 'stepped':
    case 'automa-walked':
      return icons.guild;
    case 'placed':
    case 'automa-claimed':
      return icons.marker;
    case 'revealed':
      return icons.reveal;
    case 'exchanged':
    case 'swapped':
      return icons.swap;
    case 'played':
      return icons.play;
    case 'excavated':
      return icons.dig;
    case 'explored':
      return icons.adventurer;
    case 'activated':
      return icons.activate;
    case 'passed':
    case 'automa-passed':
      return icons.pass;
    case 'objective-scored':
    case 'bought':
      return icons.vp;
    case 'round-began':
      return icons.round;
    case 'automa-turned':
      return icons.automa;
    case 'automa-refreshed':
      return icons.each;
    case 'automa-coin':
    case 'coins-cut':
      return icons.coin;
  }
}
