// Clauses are written in Markdown; of it they use emphasis, code and links, which a reader here does not need to see.
export function plainWords(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\W)\*(.+?)\*(?=\W|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\[(-?\d+), ?(-?\d+)\]/g, '$1,$2'); // a hex, as the table names it
}

// How words begin by which a clause says on whose word it decides and how sure it is, in the languages of the rules.
const SURE = [
  'ruling|inferred|reconstructed|single[- ]source',
  'рішення|виведен|реконструй|відтворен|джерел',
  'решение|выведен|реконструир|воссоздан|источник',
].join('|');
const INSIDE = '[^()]*(?:\\([^()]*\\)[^()]*)*';
const REMARK = new RegExp(`\\s*\\((?:R|${INSIDE}(?<!\\p{L})(?:${SURE})${INSIDE})\\)`, 'gu');

/**
 * A clause opens with where it is printed (`[p3, p7] ...`) and may say on whose word it decides (`(ruling; ...)`) or how
 * sure it is (`(single source)`): that is for whoever doubts, and not part of the sentence.
 */
export function withSource(clause: string): { said: string; source: string } {
  const [, printed = '', rest = clause] = /^\[([^\]]+)\] (.+)$/s.exec(clause) ?? [];
  const marks = (rest.match(REMARK) ?? []).map((mark) => mark.trim().slice(1, -1));
  const said = rest.replaceAll(REMARK, '').trim();
  return { said: said.charAt(0).toUpperCase() + said.slice(1), source: [printed, ...marks].filter(Boolean).join('; ') };
}

const INTERNAL = /^[A-Z]{2}-(?:VRB|REC|PACK|CON|DEC|EDN)-/;

/** Whether a clause is about how the rules are written down (verbs of cards, packs, editions), and not about play. */
export function isInternal(id: string): boolean {
  return INTERNAL.test(id);
}

/** The heading of a section without the letters that its clauses are numbered by. */
export function headingOf(section: string): string {
  return section.replace(/\s*\([A-Z]{2,5}\)$/, '');
}
