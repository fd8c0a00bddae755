import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deployments } from './deployments';
import { pointerPath } from './remote-manifests';
import type { RemoteStatus } from './remote-status';

interface Route {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly attempt?: string; readonly build?: string };
}

function verdictOn(build: string, status: RemoteStatus | undefined) {
  if (status?.refused?.build === build) return { state: 'refused', reason: status.refused.reason };
  return { state: status?.live?.build === build ? 'live' : 'waiting' };
}

/**
 * `GET /remotes/NAME.json`, with the URL of that version: 503 while no version of the remote is good. With
 * `?attempt=N` a file was missing: the remote is polled first, for `limit` ms at most. With `?build=ID` the gate's
 * verdict on that build, for the one who deploys it.
 */
export function addPointers(server: FastifyInstance, deployments: Deployments, limit: number): void {
  server.get<Route>(pointerPath(':name'), async ({ params: { name }, query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!Object.hasOwn(deployments.environment.remotes, name))
      return reply.code(404).send({ code: 'unknown_remote' });
    if (query.attempt !== undefined || query.build !== undefined)
      await Promise.race([deployments.refreshNow(name), pause(limit, null, { ref: false })]);
    if (query.build !== undefined) return verdictOn(query.build, deployments.status()[name]);
    const { url, manifest } = deployments.remotes[name] ?? {};
    return manifest ? { ...manifest, url } : reply.code(503).send({ code: 'no_good_version' });
  });
}
