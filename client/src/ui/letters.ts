// Letters as keys: whoever has a Cyrillic keyboard presses the key, not the letter that stands on it.

/** What a key means among our shortcuts: a letter by its place on an English keyboard, all else as it is. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^Key[A-Z]$/.test(code) && key.length === 1 && key > '~' ? code.slice(3).toLowerCase() : key;
}
