// Whether the screen is a phone's, so that hands become sheets and panels become strips; and whether it lies on its side.
class Fits {
  is = $state(false);

  constructor(query: string) {
    const asked = typeof matchMedia === 'function' ? matchMedia(query) : null;
    this.is = asked?.matches ?? false;
    asked?.addEventListener?.('change', (event) => (this.is = event.matches));
  }
}

const slim = new Fits('(max-width: 48rem)');
const flat = new Fits('(max-height: 30rem) and (max-width: 64rem)');

/** A phone, upright or on its side. */
export function narrow(): boolean {
  return slim.is || flat.is;
}

/** A phone on its side: what stood below the table stands beside it. */
export function low(): boolean {
  return flat.is;
}
