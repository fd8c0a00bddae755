import type { FastifyInstance } from 'fastify';
import { visitsPath } from '../../src/federation/visits-path';
import type { Deployments } from '../deployment/deployments';
import { endWorseCanaries } from './canaries';
import type { Visits } from './visits';

/** Adds `POST /visits` for beacons of up to 4 kB; responds 204 also to forged ones, to reveal nothing. */
export function addVisits(server: FastifyInstance, visits: Visits, deployments: Deployments): void {
  server.post<{ Body: string }>(visitsPath, { bodyLimit: 4096 }, async ({ body, ip }, reply) => {
    visits.count(body, ip);
    endWorseCanaries(deployments, visits);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
