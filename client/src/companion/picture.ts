// A past evening as a picture to share: drawn here, as SVG, and turned into pixels by the browser.
import type { Past } from './history.svelte.ts';

export interface Dress {
  paper: string;
  ink: string;
  world: string; // carries light text
  accent: string; // text of the world on the paper
  line: string;
}

export interface Words {
  title: string;
  when: string;
  total: string;
  sources: string[]; // as many as there are rows
  verdict: string;
}

const WIDE = 1080;
const RIM = 60;
const ROW = 64;
const HEAD = 250;
const MORE = 38; // for the second line of a long source

/** The lines of the picture from top to bottom: title, names, a row for each source, the sum, who has won. */
export function pictureOf({ names, rows, totals, ahead }: Past, words: Words, dress: Dress): string {
  const first = names.length > 3 ? 380 : 500; // where the columns of players begin
  const column = (WIDE - RIM - first) / Math.max(1, names.length);
  const middle = (seat: number) => first + column * (seat + 0.5);
  const sources = rows.map((_, i) => broken(words.sources[i] ?? '', letters(first - RIM)));
  const tops = [HEAD]; // of each row, and of what comes after the last
  for (const { length } of sources) tops.push((tops.at(-1) ?? HEAD) + ROW + MORE * (length - 1));
  const bottom = (tops.at(-1) ?? HEAD) + ROW;
  const high = bottom + 2 * ROW + RIM;
  const line = (y: number, texts: readonly string[], points: readonly number[], weight: number) =>
    [
      ...texts.map((text, n) => `<text x="${RIM}" y="${y + n * MORE}" font-weight="${weight}">${safe(text)}</text>`),
      ...points.map(
        (n, seat) => `<text x="${middle(seat)}" y="${y}" text-anchor="middle" font-weight="${weight}">${n}</text>`,
      ),
    ].join('');
  const body = [
    `<rect width="${WIDE}" height="${high}" fill="${dress.paper}"/>`,
    `<rect width="${WIDE}" height="130" fill="${dress.world}"/>`,
    `<text x="${RIM}" y="84" font-size="52" font-weight="700" fill="#fff">${safe(words.title)}</text>`,
    `<text x="${WIDE - RIM}" y="84" font-size="30" text-anchor="end" fill="#fff">${safe(words.when)}</text>`,
    ...names.map((name, seat) => {
      const won = ahead.includes(seat);
      const look = `text-anchor="middle" font-weight="700" fill="${won ? dress.accent : dress.ink}"`;
      return `<text x="${middle(seat)}" y="${HEAD - ROW + 10}" ${look}>${won ? '★ ' : ''}${safe(short(name, letters(column)))}</text>`;
    }),
    ...rows.map(({ points }, i) => line((tops[i] ?? HEAD) + 10, sources[i] ?? [], points, 400)),
    `<line x1="${RIM}" x2="${WIDE - RIM}" y1="${bottom - ROW - 20}" y2="${bottom - ROW - 20}" stroke="${dress.line}" stroke-width="3"/>`,
    line(bottom - ROW + 35, [words.total], totals, 700),
    `<text x="${RIM}" y="${bottom + ROW}" font-size="38" font-weight="700" fill="${dress.accent}">${safe(words.verdict)}</text>`,
    `<text x="${WIDE - RIM}" y="${high - 30}" font-size="24" text-anchor="end" opacity="0.6">Wyrmhall</text>`,
  ].join('');
  const font = `font-family="Georgia, 'Times New Roman', serif" font-size="32" fill="${dress.ink}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" ${font}>${body}</svg>`;
}

const letters = (wide: number) => Math.max(4, Math.floor(wide / 19));

/** On two lines where one is too short for it. */
function broken(text: string, most: number): string[] {
  const at = text.length > most ? text.lastIndexOf(' ', most) : -1;
  return at > 0 ? [text.slice(0, at), short(text.slice(at + 1), most)] : [short(text, most)];
}

function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** What people type is text, and never drawing. */
function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The drawing as a PNG. */
export async function pixelsOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** To the system's share sheet where there is one that takes pictures, else as a file. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // thought better of it
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
