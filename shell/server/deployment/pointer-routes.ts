import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Canaries, canaryPointerPath } from './canaries';
import type { Deployments } from './deployments';
import { pointerPath } from './remote-manifests';
import type { RemoteStatus } from './remote-status';

interface Route {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly attempt?: string; readonly build?: string };
}

type Verdicts = Pick<RemoteStatus, 'live' | 'refused'> | null | undefined;

function verdictOn(build: string, ...all: readonly Verdicts[]) {
  if (all.some((each) => each?.live?.build === build)) return { state: 'live' };
  const refused = all.map((each) => each?.refused).find((each) => each?.build === build);
  return refused ? { state: 'refused', reason: refused.reason } : { state: 'waiting' };
}

/**
 * `GET /remotes/NAME.json`, with the URL of that version: 503 while no version of the remote is good.
 * `NAME.canary.json` is for documents of a share, and the same once that has ended. With `?attempt=N` a file was missing:
 * the remote is polled first, for `limit` ms at most. For a squad that deploys: with `?build=ID` the gate's verdict on
 * that build, with an empty `?build=` the URL, keys and prefixes of the remote in the environment.
 */
export function addPointers(
  server: FastifyInstance,
  deployments: Deployments,
  canaries: Canaries,
  limit: number,
): void {
  const refresh = async (name: string) => {
    await deployments.refreshNow(name);
    await canaries.deployments.refreshNow(name);
  };
  const respond =
    (isCanary: boolean) =>
    async ({ params: { name }, query }: FastifyRequest<Route>, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (!Object.hasOwn(deployments.environment.remotes, name))
        return reply.code(404).send({ code: 'unknown_remote' });
      if (query.build === '') {
        const { url, publicKey: publicKeys = [], prefixes } = deployments.environment.remotes[name] ?? {};
        return { url, publicKeys, prefixes };
      }
      if (query.attempt !== undefined || query.build !== undefined)
        await Promise.race([refresh(name), pause(limit, null, { ref: false })]);
      if (query.build !== undefined)
        return verdictOn(query.build, deployments.status()[name], canaries.status(name));
      const canary = isCanary ? canaries.deployments.remotes[name] : undefined;
      const { url, manifest } = (canary?.manifest ? canary : deployments.remotes[name]) ?? {};
      return manifest ? { ...manifest, url } : reply.code(503).send({ code: 'no_good_version' });
    };
  server.get<Route>(pointerPath(':name'), respond(false));
  server.get<Route>(canaryPointerPath(':name'), respond(true));
}
