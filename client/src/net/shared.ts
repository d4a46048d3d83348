// What comes anew with every answer is a new object through and through: whatever is as it was stays the same object, so
// that nothing that is drawn from it is drawn again.

/** `now`, with all of its parts that equal those of `before` taken from there; `before` itself, where all of them do. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const parts = Object.entries(now).map(([key, part]) => [key, shared(old[key], part)] as const);
  const isSame =
    parts.length === Object.keys(old).length && parts.every(([key, part]) => key in old && part === old[key]);
  if (isSame) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

/** For what is put together again and again: gives it back with all that has not changed since the last time. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => (last = shared(last, now));
}
