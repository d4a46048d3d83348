// node unpack.mjs <folder of the npm package's bin> <out>: Python has no brotli of its own.
import { createReadStream, createWriteStream, mkdirSync, chmodSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [bin, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const file of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
  await pipeline(createReadStream(path.join(bin, `${file}.br`)), createBrotliDecompress(), createWriteStream(path.join(out, file)));
}
chmodSync(path.join(out, 'chromium'), 0o755);
