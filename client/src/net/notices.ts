// A notice of the system about a table whose page is open but hidden.
import { root } from '../router.svelte.ts';

/** By the worker where there is one: on Android pages may show none themselves. What fails, the page shows anyway. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  const said = { body, tag: table, data: `t/${table}` };
  try {
    const worker = await navigator.serviceWorker?.getRegistration(root.href);
    if (worker?.active) await worker.showNotification(title, said);
    else new Notification(title, said);
  } catch {
    // not allowed here
  }
}
