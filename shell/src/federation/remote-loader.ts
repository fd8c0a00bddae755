import { contractVersion, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { openRemote, type RemoteContainer } from './remote-entry';

/** Where a remote is, and how it starts as its `remote.json` said when the HTML was made; null when the server never had it. */
export interface RemotePlace {
  readonly url: string;
  readonly manifest: Pick<RemoteManifest, 'contract' | 'entry'> | null;
}

export type Expose = 'routes' | 'fragments';

/** A remote that could not be loaded; `remote` is its name. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  constructor(
    readonly remote: string,
    override readonly cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export interface RemoteLoader {
  /** What the remote exposes. The same promise while it is pending or fulfilled; a failed one is forgotten. */
  load(remote: string, expose: Expose): Promise<unknown>;
  /** Forgets everything of the remote, pending or not, so that the next `load` asks for every file afresh. */
  refresh(remote: string): void;
}

const manifestTimeout = 15_000;
const tries = 3;
const pauseBetweenTries = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchManifest(url: string, query: string): Promise<RemoteManifest> {
  const response = await fetch(`${url}remote.json${query}`, {
    signal: AbortSignal.timeout(manifestTimeout),
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`remote.json answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('remote.json is not JSON');
  const manifest: unknown = await response.json();
  if (!isRemoteManifest(manifest)) throw new Error('remote.json is not a manifest');
  return manifest;
}

/**
 * The one way in which remotes get into the page; their addresses come from the environment only.
 * At first the files are taken that the HTML names, which may be preloaded. After a refresh `remote.json` is read again and
 * every address has a fresh query, so that neither a cache nor a request that never ends stands in the way.
 */
export function createRemoteLoader(places: Readonly<Record<string, RemotePlace>>): RemoteLoader {
  /** How often everything of a remote has been asked afresh. */
  const refreshes = new Map<string, number>();
  const containers = new Map<string, Promise<RemoteContainer>>();
  const exposed = new Map<string, Promise<unknown>>();

  const refreshesOf = (remote: string) => refreshes.get(remote) ?? 0;

  async function open(remote: string): Promise<RemoteContainer> {
    const place = places[remote];
    if (!place) throw new Error('not in the environment');
    const count = refreshesOf(remote);
    const query = count === 0 ? '' : `?fresh=${count}`;
    const known = count === 0 ? place.manifest : null;
    const { contract, entry } = known ?? (await fetchManifest(place.url, query));
    if (contract !== contractVersion) throw new Error(`contract ${contract}, expected ${contractVersion}`);
    const address = `${place.url}${entry.file}${query}`;
    const container = containers.get(address) ?? openRemote(remote, address, entry.integrity);
    containers.set(address, container);
    return container;
  }

  async function take(remote: string, expose: Expose): Promise<unknown> {
    const container = await open(remote);
    const module = (await container.get(`./${expose}`))() as { default?: unknown } | null;
    // After a failed evaluation the bundler answers with an empty module instead of the error.
    if (!module?.default) throw new Error(`./${expose} is empty`);
    return module.default;
  }

  async function takeWithTries(remote: string, expose: Expose): Promise<unknown> {
    for (let left = tries - 1; ; left -= 1) {
      const count = refreshesOf(remote);
      try {
        return await take(remote, expose);
      } catch (error) {
        if (left === 0) throw new RemoteUnavailable(remote, error);
        // The remote's other expose may have failed at the same time and refreshed it already.
        if (refreshesOf(remote) === count) refreshes.set(remote, count + 1);
        await pause(pauseBetweenTries);
      }
    }
  }

  return {
    load(remote, expose) {
      const key = `${remote}/${expose}`;
      const known = exposed.get(key);
      if (known) return known;
      const promise = takeWithTries(remote, expose);
      exposed.set(key, promise);
      promise.catch(() => {
        if (exposed.get(key) === promise) exposed.delete(key);
      });
      return promise;
    },
    refresh(remote) {
      refreshes.set(remote, refreshesOf(remote) + 1);
      for (const key of exposed.keys()) if (key.startsWith(`${remote}/`)) exposed.delete(key);
    },
  };
}
