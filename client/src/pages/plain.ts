// Clauses are written in Markdown; of it they use emphasis, code and links, which a reader here does not need to see.
export function plainWords(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\W)\*(.+?)\*(?=\W|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** A clause opens with where it is printed (`[p3, p7] ...`): that is for whoever doubts, and follows the text. */
export function withSource(clause: string): { said: string; source: string } {
  const [, source = '', said = clause] = /^\[([^\]]+)\] (.+)$/s.exec(clause) ?? [];
  return { said, source };
}
