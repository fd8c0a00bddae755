import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { fittingVersion } from 'shared-contracts/remotes';
import { keepTypedTexts } from '../recovery/typed-texts';
import { inspector } from './browser-extension';
import { createEntryScript, expectIntegrity } from './entry-script';
import { checkFit, fetchManifest, type Start } from './fetch-manifest';
import { giveUpFiles, releaseStyles } from './remote-elements';
import { type Expose, type RemoteEntry, type RemoteLoader, RemoteUnavailable } from './use-federation';
import { visitReports } from './visit-reports';

/** ms */
const retryPause = 250;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An entry that was evaluated: the library of a remote is a property of the window. */
const isUp = (remote: string) => Object.hasOwn(window, remote);

const originOf = (url: string) => new URL(url, window.location.href).origin;

/** Ends an attempt that a visitor retries. */
const givenUp = new Error('given up for another try');

/** Ends a load that found another version deployed while the first one may be on the screen. */
const outdated = new Error('another version was deployed');

/** A version of a remote that the federation runtime knows. */
interface Registered {
  /** Name of the entry's file, which identifies the version. */
  readonly file: string;
  /** Of its folder. */
  readonly folder: string;
  readonly url: string;
  /** Something of it was given away and may be on the screen. */
  taken: boolean;
}

interface Loading {
  readonly promise: Promise<unknown>;
  over: boolean;
}

/** Takes every library first and unevaluated: a remote that owned one would take it away when it is replaced. */
function claimLibraries(): void {
  const shell = getInstance();
  for (const library of Object.keys(shell?.options.shared ?? {})) shell?.loadShareSync(library);
}

/**
 * The one way in which remotes get into the page. The first try takes the files that the HTML names; a later one reads
 * `remote.json` and requests what failed under a fresh query, past caches and requests that hang (decision 028).
 * @param onForbiddenHost the document's policy lacks the host of a version; `asked`: by 'Réessayer'
 */
export function createRemoteLoader(
  entries: Readonly<Record<string, RemoteEntry>>,
  onForbiddenHost: (asked: boolean) => void,
): RemoteLoader {
  registerPlugins([{ name: 'entry-scripts', createScript: createEntryScript }, inspector, visitReports]);
  claimLibraries();
  /** How often something of a remote has failed or was given up. */
  const attempts = new Map<string, number>();
  const loads = new Map<string, Loading>();
  const registered = new Map<string, Registered>();
  /** How each remote started when its `remote.json` was last good. */
  const starts = new Map<string, Start>();
  /** Remotes that may be replaced though they are on the screen: a visitor retries. */
  const replaceable = new Set<string>();
  const replacements = new Map<string, number>();
  /** Take from the page what replaced versions have left there. */
  const leftovers = new Map<string, () => void>();
  /** Emits the name of the remote at another try, and 'replaced' at a replacement. */
  const news = new EventTarget();
  /** Origins that the document's policy has. */
  const allowed = new Set(Object.values(entries).map(({ url }) => originOf(url)));
  const attemptOf = (remote: string) => attempts.get(remote) ?? 0;

  function entryOf(remote: string): RemoteEntry {
    const entry = entries[remote];
    if (!entry) throw new Error('not in the environment');
    return entry;
  }

  async function readStart(remote: string, query: string): Promise<Start> {
    const { pointer, url: firstUrl } = entryOf(remote);
    const newest = await fetchManifest(pointer, query);
    const url = newest.url ?? firstUrl;
    if (!allowed.has(originOf(url))) {
      onForbiddenHost(replaceable.has(remote));
      throw new Error(`the document may load nothing from ${url}`);
    }
    const manifest = await fittingVersion(newest, (file) => fetchManifest(url + file, query));
    checkFit(manifest);
    const start = { ...manifest, url };
    starts.set(remote, start);
    return start;
  }

  /** As the HTML says at first, then as `remote.json` does; where that fails, as it was before. */
  async function startOf(remote: string, attempt: number): Promise<Start> {
    const { manifest, url } = entryOf(remote);
    if (attempt === 0 && manifest) {
      checkFit(manifest);
      const start = { ...manifest, url };
      starts.set(remote, start);
      return start;
    }
    try {
      return await readStart(remote, attempt === 0 ? '' : `?attempt=${attempt}`);
    } catch (error) {
      const last = starts.get(remote);
      if (last) return last;
      throw error;
    }
  }

  /** Before another version: nothing of the first is found by it, or taken when it comes late. */
  function remove(remote: string, folder: string): void {
    giveUpFiles(remote);
    for (const [key, { over }] of loads) if (over && key.startsWith(`${remote}/`)) loads.delete(key);
    const urls = Object.values(entries).map(({ url }) => url);
    const dropStyles = releaseStyles(remote, folder, urls);
    const dropEarlier = leftovers.get(remote);
    leftovers.set(remote, () => {
      dropEarlier?.();
      dropStyles();
    });
  }

  /** Gives the federation runtime the version that is deployed, unless it is loaded. */
  async function register(remote: string, attempt: number): Promise<void> {
    const { entry, url: folder } = await startOf(remote, attempt);
    if (attemptOf(remote) !== attempt) throw givenUp;
    const current = registered.get(remote);
    const isWanted = replaceable.delete(remote) || !current?.taken;
    if (current && isUp(remote)) {
      if (current.file === entry.file) return;
      if (!isWanted) throw outdated;
      remove(remote, current.folder);
    }
    const url = `${folder}${entry.file}${attempt === 0 ? '' : `?attempt=${attempt}`}`;
    if (current?.url === url) return;
    expectIntegrity(url, entry.integrity);
    registerRemotes([{ name: remote, entry: url }], { force: current !== undefined });
    registered.set(remote, { file: entry.file, folder, url, taken: false });
  }

  /** Something of the registered version is there. */
  function take(remote: string): void {
    const current = registered.get(remote);
    if (current) current.taken = true;
    const drop = leftovers.get(remote);
    if (!drop) return;
    leftovers.delete(remote);
    drop();
    keepTypedTexts();
    replacements.set(remote, (replacements.get(remote) ?? 0) + 1);
    news.dispatchEvent(new Event('replaced'));
  }

  async function loadOnce(remote: string, expose: Expose, attempt: number): Promise<unknown> {
    await register(remote, attempt);
    const module = await loadRemote<{ default?: unknown }>(`${remote}/${expose}`);
    // After a failed evaluation the runtime answers with an empty module instead of an error.
    if (!module?.default) throw new Error(`./${expose} is empty`);
    take(remote);
    return module.default;
  }

  /** Rejects when a visitor retries. */
  const untilGivenUp = (remote: string) =>
    new Promise<never>((_resolve, reject) => {
      news.addEventListener(remote, () => reject(givenUp), { once: true });
    });

  async function loadInThreeTries(remote: string, expose: Expose): Promise<unknown> {
    for (let failures = 0; ; ) {
      const attempt = attemptOf(remote);
      try {
        return await Promise.race([loadOnce(remote, expose, attempt), untilGivenUp(remote)]);
      } catch (error) {
        if (error === givenUp) continue;
        failures += 1;
        if (attemptOf(remote) === attempt) attempts.set(remote, attempt + 1);
        if (failures === 3 || error === outdated) throw new RemoteUnavailable(remote, error);
        await delay(retryPause);
      }
    }
  }

  return {
    load(remote, expose) {
      const key = `${remote}/${expose}`;
      const known = loads.get(key);
      if (known) return known.promise;
      const loading: Loading = { promise: loadInThreeTries(remote, expose), over: false };
      loads.set(key, loading);
      loading.promise.then(
        () => {
          loading.over = true;
        },
        () => {
          if (loads.get(key) === loading) loads.delete(key);
        },
      );
      return loading.promise;
    },
    refresh(remote) {
      keepTypedTexts();
      attempts.set(remote, attemptOf(remote) + 1);
      replaceable.add(remote);
      for (const [key, { over }] of loads) if (over && key.startsWith(`${remote}/`)) loads.delete(key);
      news.dispatchEvent(new Event(remote));
      giveUpFiles(remote);
    },
    async isOutdated(remote) {
      const current = registered.get(remote);
      if (!current) return false;
      // At this query the shell's server looks at the remote first: the version may have been deployed a moment ago.
      const query = `?attempt=${attemptOf(remote) + 1}`;
      const { entry } = await readStart(remote, query).catch(() => ({ entry: current }));
      return entry.file !== current.file;
    },
    subscribe(listener) {
      news.addEventListener('replaced', listener);
      return () => news.removeEventListener('replaced', listener);
    },
    replacements: (remote) => replacements.get(remote) ?? 0,
  };
}
