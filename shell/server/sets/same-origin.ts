import type { FastifyRequest } from 'fastify';

/** Whether a page of another origin sent a request; Safari before 16.4 never says. */
export function isFromOtherOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}
