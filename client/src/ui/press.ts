// A long press: a finger that stays opens something, and the tap that ends it does nothing else; so does a right click.
const LONG = 500;

/** Attach to whatever can also be tapped; `open` says whether there was anything to open. */
export function longPress(open: () => boolean) {
  return (element: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false; // long enough to have opened it
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType !== 'mouse') timer = setTimeout(() => (pressed = open()), LONG);
    };
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      if (pressed || open()) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const) element.addEventListener(end, stop);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const) element.removeEventListener(end, stop);
      element.removeEventListener('click', click, true);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
