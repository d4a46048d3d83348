// The rules that a table chose, as results keep them (`name=value` between commas), in words.
import { house } from '../net/house.svelte.ts';

export function modeText(game: string, mode: string): string {
  const options = house.now?.games.find(({ name }) => name === game)?.options ?? [];
  const said = mode.split(', ').map((part) => part.split('='));
  return said
    .map(([name, value]) => {
      const option = options.find((one) => one.name === name);
      const choice = option?.choices.find((one) => String(one.value).toLowerCase() === value?.toLowerCase());
      return option ? `${option.label}: ${choice?.label ?? value}` : '';
    })
    .filter(Boolean)
    .join('; ');
}
