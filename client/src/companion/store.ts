// What the companion remembers in this browser. What cannot be read, as after a change of its form, is as if it were not there.
export function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, what: unknown): void {
  localStorage.setItem(key, JSON.stringify(what));
}
