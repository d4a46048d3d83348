// The line to the hall: says that tables or seeks have changed. While it is down, whoever listens asks by the clock.
import { address } from './api.ts';
import type { News } from './wire.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Hear of news until the answer is called; also once after each time that the line was down. */
export function listen(heard: (what: string) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let over = false;

  function open(): void {
    const url = address('ws/hall');
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.onopen = () => {
      if (wait > FIRST_WAIT) heard('');
      wait = FIRST_WAIT;
    };
    socket.onmessage = (event) => heard((JSON.parse(String(event.data)) as News).what);
    socket.onclose = () => {
      if (over) return;
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
  }
  if (typeof WebSocket === 'function') open();
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
  };
}
