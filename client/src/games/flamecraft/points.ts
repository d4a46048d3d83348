// Reputation by source, as it has been scored so far; moon dragons in hand are nobody's business yet.
import type { ShownScore } from '../../net/wire.ts';
import { say } from '../../words/words.svelte.ts';
import { SOURCES, type View } from './view.ts';

export function points(view: View): ShownScore[] {
  return view.players.map(({ rep, sources }, seat) => ({
    seat,
    total: rep,
    name: '',
    winner: false,
    title: '',
    drew: false,
    late: false,
    tiebreaks: [],
    lines: SOURCES.map((source, i) => ({ source, label: say(`fc-source-${source}`), points: sources[i] ?? 0 })),
  }));
}
