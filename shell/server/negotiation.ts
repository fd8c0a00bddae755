import { createHash } from 'node:crypto';

/** Weak: the same answer in another encoding has other bytes. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** True when a visitor takes an encoding, by his Accept-Encoding header. */
export const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(header ?? ''));

/** True when a visitor has this answer already. Weak comparison: a cache on the way may have changed the encoding. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag.replace(/^W\//, ''));
