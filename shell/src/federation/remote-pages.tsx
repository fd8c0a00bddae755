import { type Deployment, DeploymentContext } from 'page-kit/page';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Owners, remoteOfPath } from './find-owner';
import type { PendingHydration } from './pending-hydration';
import { RemotePage } from './RemotePage';
import { RemotePageError } from './RemotePageError';
import { giveUpFiles } from './remote-elements';
import { type RemoteLoader, type RemotePages, type RemoteRoute, RemoteUnavailable } from './use-federation';

function isRouteList(value: unknown): value is RemoteRoute[] {
  return Array.isArray(value) && value.length > 0 && value.every((route) => typeof route?.id === 'string');
}

interface Known {
  readonly exposed: readonly RemoteRoute[];
  readonly byId: ReadonlyMap<string, RemoteRoute>;
  readonly proxyRoutes: RouteObject[];
}

/**
 * Creates the registry of the remotes' pages. The router ignores routes whose id it already has, so it gets
 * proxy routes, behind which another version can replace the pages. Ignores a page below a prefix that is not
 * assigned to the remote.
 */
export function createRemotePages(
  loader: RemoteLoader,
  owners: Owners,
  pending: PendingHydration | null = null,
): RemotePages {
  const known = new Map<string, Known>();
  /** Pending checks for another version, by remote; the next navigation to one of its pages awaits them. */
  const checks = new Map<string, Promise<boolean>>();

  function route(remote: string, id: string): RemoteRoute {
    const found = known.get(remote)?.byId.get(id);
    if (!found) throw new RemoteUnavailable(remote, new Error(`no route ${id}`));
    return found;
  }

  async function learn(remote: string): Promise<void> {
    const exposed = await loader.load(remote, 'routes');
    if (!isRouteList(exposed))
      throw new RemoteUnavailable(remote, new Error('./routes is not a list of routes with ids'));
    // The version has not changed.
    if (known.get(remote)?.exposed === exposed) return;
    const routes = exposed.filter(({ path }) => remoteOfPath(path ?? '', owners) === remote);
    known.set(remote, {
      exposed,
      byId: new Map(routes.map((each) => [each.id, each])),
      proxyRoutes: routes.map((each) => proxyRoute(remote, each)),
    });
  }

  async function preload(remote: string, id: string): Promise<void> {
    if (!known.has(remote)) await learn(remote);
    await route(remote, id).handle?.preload?.();
  }

  const deploymentOf = (remote: string): Deployment => ({
    preload: (id) => void preload(remote, id).catch(() => undefined),
    giveUp: (chunk) => giveUpFiles(remote, chunk),
    lookForAnother() {
      const check = loader.isOutdated(remote);
      checks.set(remote, check);
      return check;
    },
  });

  /** Loads another version if the check has found one. */
  async function update(remote: string, check: Promise<boolean>): Promise<void> {
    const isOutdated = await check;
    checks.delete(remote);
    if (!isOutdated) return;
    loader.refresh(remote);
    await learn(remote);
  }

  function proxyRoute(remote: string, { id, path }: Pick<RemoteRoute, 'id' | 'path'>): RouteObject {
    return {
      id,
      ...(path !== undefined && { path }),
      handle: { preload: () => route(remote, id).handle?.preload?.() },
      loader: (args, context) => {
        // RemotePage shows PendingRemotePage then, which opens the URL again once the remote is loaded.
        if (!known.has(remote)) return null;
        const open = () => {
          const { loader: load } = route(remote, id);
          return typeof load === 'function' ? load(args, context) : null;
        };
        const check = checks.get(remote);
        return check ? update(remote, check).then(open) : open();
      },
      element: (
        <DeploymentContext value={deploymentOf(remote)}>
          <RemotePage remote={remote} id={id} />
        </DeploymentContext>
      ),
      errorElement: <RemotePageError remote={remote} id={id} />,
    };
  }

  const beforeKnown = pending && [proxyRoute(pending.route.remote, pending.route)];

  return {
    pending,
    learn,
    isKnown: (remote) => known.has(remote),
    hasPage: (remote, pathname) => matchRoutes(known.get(remote)?.proxyRoutes ?? [], pathname) !== null,
    route,
    deploymentOf,
    routes: (remote) =>
      known.get(remote)?.proxyRoutes ?? (pending?.route.remote === remote ? beforeKnown : null) ?? [],
  };
}
