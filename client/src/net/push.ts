// Word of my turn to this device while no page is open: subscribed with the browser's maker, and told to the server.
import { say } from '../words/words.svelte.ts';
import * as api from './api.ts';
import { worker } from './app.ts';
import type { Ways } from './wire.ts';

/** Whether this browser can at this address. On iPhones it can only as an app on the home screen. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

export async function isOn(): Promise<boolean> {
  if (!canPush()) return false;
  const known = await navigator.serviceWorker.getRegistration();
  return !!(await known?.pushManager.getSubscription());
}

export async function turnOn(key: string): Promise<Ways> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(say('push-refused'));
  const { pushManager } = await worker();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return api.pushTo({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
}

export async function turnOff(): Promise<void> {
  if (!canPush()) return;
  const known = await navigator.serviceWorker.getRegistration();
  const made = await known?.pushManager.getSubscription();
  if (!made) return;
  await api.stopPushTo(made.endpoint);
  await made.unsubscribe();
}
