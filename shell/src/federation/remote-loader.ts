import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { contractVersion, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';

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

/** ms; the provider of a remote may be slow, but not for ever (specification section 7). */
const scriptTimeout = 120_000;
const manifestTimeout = 15_000;
const retryPause = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Integrity of every entry registered so far, by address; the federation runtime has no place for it. */
const integrityByAddress = new Map<string, string>();

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrityByAddress.get(url);
  if (integrity) script.integrity = integrity;
  return { script, timeout: scriptTimeout };
}

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
 * The one way in which remotes get into the page (`loaded-first`, entry addresses from the environment only).
 * The first try takes the files that the HTML names, which may be preloaded; every later one reads `remote.json`
 * again and adds a fresh query, so that neither a cache nor a request that never ends stands in its way.
 */
export function createRemoteLoader(places: Readonly<Record<string, RemotePlace>>): RemoteLoader {
  registerPlugins([{ name: 'shop-scripts', createScript }]);
  /** How often everything of a remote was asked for afresh. */
  const refreshes = new Map<string, number>();
  const promises = new Map<string, Promise<unknown>>();
  const registered = new Map<string, string>();
  const refreshesOf = (remote: string) => refreshes.get(remote) ?? 0;

  async function register(remote: string, refreshed: number): Promise<void> {
    const place = places[remote];
    if (!place) throw new Error('not in the environment');
    const query = refreshed === 0 ? '' : `?attempt=${refreshed}`;
    const known = refreshed === 0 ? place.manifest : null;
    const manifest = known ?? (await fetchManifest(place.url, query));
    if (manifest.contract !== contractVersion)
      throw new Error(`contract ${manifest.contract}, expected ${contractVersion}`);
    const entry = `${place.url}${manifest.entry.file}${query}`;
    if (registered.get(remote) === entry) return;
    integrityByAddress.set(entry, manifest.entry.integrity);
    registerRemotes([{ name: remote, entry }], { force: registered.has(remote) });
    registered.set(remote, entry);
  }

  async function loadOnce(remote: string, expose: Expose): Promise<unknown> {
    await register(remote, refreshesOf(remote));
    const module = await loadRemote<{ default?: unknown }>(`${remote}/${expose}`);
    // After a failed evaluation the runtime answers with an empty module instead of an error.
    if (!module?.default) throw new Error(`./${expose} is empty`);
    return module.default;
  }

  async function loadInThreeTries(remote: string, expose: Expose): Promise<unknown> {
    for (let tried = 1; ; tried += 1) {
      const refreshed = refreshesOf(remote);
      try {
        return await loadOnce(remote, expose);
      } catch (error) {
        if (tried === 3) throw new RemoteUnavailable(remote, error);
        // Unless somebody has asked for that meanwhile.
        if (refreshesOf(remote) === refreshed) refreshes.set(remote, refreshed + 1);
        await pause(retryPause);
      }
    }
  }

  return {
    load(remote, expose) {
      const key = `${remote}/${expose}`;
      const known = promises.get(key);
      if (known) return known;
      const promise = loadInThreeTries(remote, expose);
      promises.set(key, promise);
      promise.catch(() => {
        if (promises.get(key) === promise) promises.delete(key);
      });
      return promise;
    },
    refresh(remote) {
      refreshes.set(remote, refreshesOf(remote) + 1);
      for (const key of promises.keys()) if (key.startsWith(`${remote}/`)) promises.delete(key);
    },
  };
}
