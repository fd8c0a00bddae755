import { createHash } from 'node:crypto';

/** Returns a weak ETag, since the same content in another encoding has other bytes (RFC 9110, 8.8.1). */
export const etagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Compares weakly with an `If-None-Match`, whose tags caches may have made strong. */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', strong(etag)].includes(strong(tag)));
