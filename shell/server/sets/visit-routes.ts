import type { FastifyInstance } from 'fastify';
import { visitsPath } from '../../src/federation/visits-path';
import { isFromOtherOrigin } from './same-origin';
import type { Visits } from './visits';

/**
 * Adds `POST /visits` for beacons of up to 4 kB; responds 403 to those of other origins, 204 to other forged
 * ones, to reveal nothing.
 */
export function addVisits(server: FastifyInstance, visits: Visits): void {
  server.post<{ Body: string }>(visitsPath, { bodyLimit: 4096 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isFromOtherOrigin(request)) return reply.code(403).send();
    visits.count(request.body, request.ip);
    return reply.code(204).send();
  });
}
