import { type Deployment, DeploymentContext } from 'page-kit/page';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Owners, remoteOfPath } from './find-owner';
import type { PendingHydration } from './pending-hydration';
import { RemotePage } from './RemotePage';
import { RemotePageError } from './RemotePageError';
import { giveUpFiles } from './remote-elements';
import { type RemoteLoader, RemoteUnavailable } from './use-federation';

/** A page as a remote exposes it: a route with an id, made with `page()` of page-kit/page. */
type RemoteRoute = RouteObject & { id: string };

export type RemotePages = ReturnType<typeof createRemotePages>;

function isRouteList(value: unknown): value is RemoteRoute[] {
  return Array.isArray(value) && value.length > 0 && value.every((route) => typeof route?.id === 'string');
}

interface Known {
  readonly exposed: readonly RemoteRoute[];
  readonly byId: ReadonlyMap<string, RemoteRoute>;
  readonly standIns: RouteObject[];
}

/**
 * The router ignores routes whose id it has already. So it is given stand-ins, and another version of the remote replaces
 * the pages behind them. A page below a prefix that the environment does not give to the remote stays closed.
 */
export function createRemotePages(
  loader: RemoteLoader,
  owners: Owners,
  pending: PendingHydration | null = null,
) {
  const known = new Map<string, Known>();
  /** Looks for another version, by the remote that misses a file; the next navigation to a page of it hears the answer. */
  const looks = new Map<string, Promise<boolean>>();

  /** The route as the remote exposed it last. */
  function route(remote: string, id: string): RemoteRoute {
    const found = known.get(remote)?.byId.get(id);
    if (!found) throw new RemoteUnavailable(remote, new Error(`no route ${id}`));
    return found;
  }

  /** Loads the remote's routes. @throws {RemoteUnavailable} */
  async function learn(remote: string): Promise<void> {
    const exposed = await loader.load(remote, 'routes');
    if (!isRouteList(exposed))
      throw new RemoteUnavailable(remote, new Error('./routes is not a list of routes with ids'));
    // The same version again.
    if (known.get(remote)?.exposed === exposed) return;
    const routes = exposed.filter(({ path }) => remoteOfPath(path ?? '', owners) === remote);
    known.set(remote, {
      exposed,
      byId: new Map(routes.map((each) => [each.id, each])),
      standIns: routes.map((each) => standIn(remote, each)),
    });
  }

  const deploymentOf = (remote: string): Deployment => ({
    giveUp: (chunk) => giveUpFiles(remote, chunk),
    lookForAnother() {
      const look = loader.isOutdated(remote);
      looks.set(remote, look);
      return look;
    },
  });

  /** Takes the version that a look has found. */
  async function renew(remote: string, look: Promise<boolean>): Promise<void> {
    const isOutdated = await look;
    looks.delete(remote);
    if (!isOutdated) return;
    loader.refresh(remote);
    await learn(remote);
  }

  function standIn(remote: string, { id, path }: Pick<RemoteRoute, 'id' | 'path'>): RouteObject {
    return {
      id,
      ...(path !== undefined && { path }),
      handle: { preload: () => route(remote, id).handle?.preload?.() },
      loader: (args, context) => {
        // The part of the page says so itself, and comes back here.
        if (!known.has(remote)) return null;
        const open = () => {
          const { loader: load } = route(remote, id);
          return typeof load === 'function' ? load(args, context) : null;
        };
        const look = looks.get(remote);
        return look ? renew(remote, look).then(open) : open();
      },
      element: (
        <DeploymentContext value={deploymentOf(remote)}>
          <RemotePage remote={remote} id={id} />
        </DeploymentContext>
      ),
      errorElement: <RemotePageError remote={remote} id={id} />,
    };
  }

  const beforeKnown = pending && [standIn(pending.route.remote, pending.route)];

  return {
    /** The page that the server rendered, where it is a remote's; the router has it before the remote is known. */
    pending,
    learn,
    isKnown: (remote: string) => known.has(remote),
    hasPage: (remote: string, pathname: string) =>
      matchRoutes(known.get(remote)?.standIns ?? [], pathname) !== null,
    route,
    /** For the router: each loads the current version of its page. Another list for another version. */
    routes: (remote: string): RouteObject[] =>
      known.get(remote)?.standIns ?? (pending?.route.remote === remote ? beforeKnown : null) ?? [],
  };
}
