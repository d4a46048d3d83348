// Copying, truthfully: the clipboard is closed to pages on plain http, and then an older way is tried, or none works.

/** Whether the text is on the clipboard now; if not, it is selected in its field, so that the reader can copy it. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** The same for a text that no field shows; where nothing works, the reader can at least not be told that it did. */
export async function copyText(text: string): Promise<boolean> {
  const field = document.createElement('input');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  const before = document.activeElement;
  const done = await copyFrom(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
