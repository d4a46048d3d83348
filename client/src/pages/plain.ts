// Clauses are written in Markdown; of it they use emphasis, code and links, which a reader here does not need to see.
export function plainWords(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\W)\*(.+?)\*(?=\W|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

const RULING =
  /\s*\((?:ruling|рішення|решение)\b[^()]*(?:\([^()]*\)[^()]*)*\)|\s*\((?:ruling|рішення|решение)[^()]*\)/gu;
const STATUS = /\s*\((?:R|reconstructed|реконструйовано|реконструировано)\)/gu;

/**
 * A clause opens with where it is printed (`[p3, p7] ...`) and may say on whose word it decides (`(ruling; ...)`): that is
 * for whoever doubts, and not part of the sentence.
 */
export function withSource(clause: string): { said: string; source: string } {
  const [, printed = '', rest = clause] = /^\[([^\]]+)\] (.+)$/s.exec(clause) ?? [];
  const marks = [...(rest.match(RULING) ?? []), ...(rest.match(STATUS) ?? [])].map((mark) => mark.trim().slice(1, -1));
  const said = rest.replaceAll(RULING, '').replaceAll(STATUS, '').trim();
  return { said: said.charAt(0).toUpperCase() + said.slice(1), source: [printed, ...marks].filter(Boolean).join('; ') };
}

/** The heading of a section without the letters that its clauses are numbered by. */
export function headingOf(section: string): string {
  return section.replace(/\s*\([A-Z]{2,5}\)$/, '');
}
