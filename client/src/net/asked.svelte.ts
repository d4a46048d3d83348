// What a page asks the server for when it opens, and whenever what it asks with changes: what came, or why nothing did.
import { say } from '../words/words.svelte.ts';
import { Failed } from './api.ts';

/** In the reader's words, also where nobody could be asked or whoever stands between says nothing. */
export function troubleOf(error: unknown): string {
  if (error instanceof Failed && error.code === 'offline') return say('line-down');
  const said = error instanceof Error ? error.message : String(error);
  return said || say('line-down');
}

/** To be called where a component is set up. */
export function asked<T>(ask: () => Promise<T>): { readonly found: T | null; readonly trouble: string } {
  let found = $state.raw<T | null>(null);
  let trouble = $state('');

  $effect(() => {
    let wanted = true; // an answer that comes after the next question is too late
    found = null;
    ask().then(
      (answer) => {
        if (wanted) [found, trouble] = [answer, ''];
      },
      (error: unknown) => {
        if (wanted) trouble = troubleOf(error);
      },
    );
    return () => {
      wanted = false;
    };
  });
  return {
    get found() {
      return found;
    },
    get trouble() {
      return trouble;
    },
  };
}
