// SHA-256 of a text, in hexadecimal digits. Our own, since browsers offer theirs only to pages that came over TLS.
const PRIMES = primes(64);
const CONSTANTS = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of what stands behind the point. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length * 8);
  let hash = START;
  for (let block = 0; block < padded.length; block += 64) hash = mix(hash, data, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: readonly number[], data: DataView, block: number): number[] {
  const words: number[] = [];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let n = 0; n < 64; n++) {
    if (n < 16) words.push(data.getInt32(block + 4 * n));
    else {
      const before = words[n - 15]!;
      const last = words[n - 2]!;
      const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
      const high = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
      words.push((words[n - 16]! + low + words[n - 7]! + high) | 0);
    }
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[n]! + words[n]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + hash[n]!) | 0);
}
