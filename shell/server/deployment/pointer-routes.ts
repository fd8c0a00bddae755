import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deployments } from './deployments';
import { pointerPath } from './remote-manifests';

interface Route {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly attempt?: string };
}

/**
 * `GET /remotes/NAME.json`, with the URL of that version: 503 while no version of the remote is good. With `?attempt=N` a file was missing:
 * the remote is polled first, for `limit` ms at most.
 */
export function addPointers(server: FastifyInstance, deployments: Deployments, limit: number): void {
  server.get<Route>(pointerPath(':name'), async ({ params: { name }, query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!Object.hasOwn(deployments.environment.remotes, name))
      return reply.code(404).send({ code: 'unknown_remote' });
    if (query.attempt !== undefined)
      await Promise.race([deployments.refreshNow(name), pause(limit, null, { ref: false })]);
    const { url, manifest } = deployments.remotes[name] ?? {};
    return manifest ? { ...manifest, url } : reply.code(503).send({ code: 'no_good_version' });
  });
}
