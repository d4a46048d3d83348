// Whether the screen is a phone's, so that hands become sheets and panels become strips.
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 48rem)') : null;
let is = $state(query?.matches ?? false);
query?.addEventListener?.('change', (event) => (is = event.matches));

export function narrow(): boolean {
  return is;
}
