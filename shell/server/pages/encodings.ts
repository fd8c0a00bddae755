import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Kept as long as the page itself: a cache in front of the shell may ask for gzip alone, page after page. */
const gzips = new WeakMap<Buffer, Promise<Buffer>>();

async function gzipOf(body: Buffer): Promise<Buffer> {
  return gzipped(await unpack(body));
}

/** The body of a page, which is kept in Brotli, in the encoding that a visitor takes; null: as it is. */
export async function bodyIn(encoding: 'br' | 'gzip' | null, body: Buffer): Promise<Buffer> {
  if (encoding === 'br') return body;
  if (encoding === null) return unpack(body);
  const made = gzips.get(body) ?? gzipOf(body);
  gzips.set(body, made);
  return made;
}
