import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';

/** Weak: the same answer in another encoding has other bytes. */
export const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

/** The first of `offered` that an Accept-Encoding header likes best; null when the answer has to go out as it is. */
export const encodingFor = <Encoding extends string>(
  header: string | string[] | undefined,
  offered: Encoding[],
): Encoding | null => negotiate(String(header ?? ''), offered);

/** True when a visitor has this answer already. Weak comparison: a cache on the way may have changed the encoding. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag.replace(/^W\//, ''));
