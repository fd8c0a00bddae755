import { extname } from 'node:path';

const year = 31_536_000;
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

/** `Content-Type` of a file of a remote's build. */
export const contentTypeOf = (file) => types[extname(file)] ?? 'application/octet-stream';

/** Its `Cache-Control`: names carry a hash of the content, but for the pointer and what lies beside it. */
export const cacheControlOf = (file) =>
  /(^|[\\/])(remote(\.\w+)?|releases)\.json(\.(br|gz))?$/.test(file)
    ? 'no-cache'
    : `public, max-age=${year}, immutable`;
