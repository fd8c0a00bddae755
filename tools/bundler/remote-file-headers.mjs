import { extname } from 'node:path';

const year = 31_536_000;
/** @type {Readonly<Record<string, string>>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Returns the `Content-Type` of a file of a remote's build. @param {string} file */
export const contentTypeOf = (file) => types[extname(file)] ?? 'application/octet-stream';

const hasHash = /\.[0-9a-f]{8}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/;

/**
 * Returns the `Cache-Control` of such a file: with a hash in its name it is cached for a year, else it is
 * revalidated.
 * @param {string} file
 */
export const cacheControlOf = (file) =>
  hasHash.test(file) ? `public, max-age=${year}, immutable` : 'no-cache';
