import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deployments } from '../deployment/deployments';
import { canaryPointerPath, pointerPath } from '../deployment/version-set';
import type { Shells } from './shells';

interface Route {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly attempt?: string; readonly build?: string };
}

/**
 * Adds `GET /remotes/NAME.json`, 503 without a good version, and `NAME.canary.json` for documents with it.
 * `?attempt=N`, after a file was missing, polls the remote first, for at most `limit` ms. For deployments,
 * `?build=ID` returns the verdict of each known shell on that build, an empty `?build=` the URL, keys, prefixes,
 * rollout and builds in use.
 */
export function addPointers(
  server: FastifyInstance,
  deployments: Deployments,
  shells: Shells,
  limit = 3000,
): void {
  const respond =
    (isCanary: boolean) =>
    async ({ params: { name }, query }: FastifyRequest<Route>, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (!Object.hasOwn(deployments.environment.remotes, name))
        return reply.code(404).send({ code: 'unknown_remote' });
      if (query.build === '') {
        const { url, publicKey: publicKeys = [], prefixes } = deployments.environment.remotes[name] ?? {};
        const [rollout, builds] = [shells.rolloutOf(name), shells.buildsInUse(name)];
        return { url, publicKeys, prefixes, rollout, builds };
      }
      if (query.attempt !== undefined || query.build !== undefined)
        await Promise.race([deployments.refreshNow(name), pause(limit, null, { ref: false })]);
      if (query.build !== undefined) return { verdicts: shells.verdictsOn(name, query.build) };
      const canary = isCanary ? deployments.canaries()[name]?.version : null;
      const { url, manifest } = canary ?? deployments.remotes[name] ?? {};
      return manifest ? { ...manifest, url } : reply.code(503).send({ code: 'no_good_version' });
    };
  server.get<Route>(pointerPath(':name'), respond(false));
  server.get<Route>(canaryPointerPath(':name'), respond(true));
}
