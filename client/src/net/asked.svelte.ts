// What a page asks the server for when it opens, and whenever what it asks with changes: what came, or why nothing did.

export function troubleOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
