import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { pointerPath, type RemoteManifests } from './remote-manifests';

interface Asked {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly attempt?: string };
}

interface Deps {
  readonly manifests: RemoteManifests;
  environment(): Environment;
  /** ms that a browser waits for a version that may have been deployed a moment ago. */
  readonly limit: number;
}

/**
 * `GET /remotes/NAME.json`: 503 while no version of the remote is good. With `?attempt=N` a file of the one before was
 * missing: the remote is asked first, since another version may have taken its place.
 */
export function addPointers(server: FastifyInstance, { manifests, environment, limit }: Deps): void {
  server.get<Asked>(pointerPath(':name'), async ({ params: { name }, query }, reply) => {
    const { remotes } = environment();
    const placed = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
    reply.header('cache-control', 'no-store');
    if (!placed) return reply.code(404).send({ code: 'unknown_remote' });
    if (query.attempt !== undefined)
      await Promise.race([manifests.hurry(name, placed), pause(limit, null, { ref: false })]);
    return (
      manifests.places(environment())[name]?.manifest ?? reply.code(503).send({ code: 'no_good_version' })
    );
  });
}
