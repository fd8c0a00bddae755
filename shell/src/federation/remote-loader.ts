import { isMissingFile } from '../recovery/reload-document';
import { keepTypedTexts } from '../recovery/typed-texts';
import { expectIntegrity } from './entry-script';
import { fetchManifest, fittingAt, type Start } from './fetch-manifest';
import { giveUpFiles, releaseStyles } from './remote-elements';
import { type Expose, type RemoteEntry, type RemoteLoader, RemoteUnavailable } from './use-federation';

/** Pause before another attempt, in milliseconds. */
const retryPause = 250;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the entry was evaluated: it sets a property of the window with the remote's name. */
const isEvaluated = (remote: string) => Object.hasOwn(window, remote);

const replacementOf = (remote: string) => `${remote} replaced`;

const originOf = (url: string) => new URL(url, window.location.href).origin;

/** Rejects an attempt when the visitor retries. */
const superseded = new Error('superseded by a retry');

/** Rejects a load that finds another version deployed while the current version may be on the screen. */
const outdated = new Error('another version was deployed');

/** A version of a remote that is registered with the federation runtime. */
interface Registered {
  readonly start: Start;
  /** URL of its entry, with the query of the attempt. */
  readonly url: string;
  /** A module of it was returned and may be on the screen. */
  used: boolean;
}

/** What makes the loader reload the document; `byVisitor`: by 'Réessayer'. */
interface Reloads {
  /** The Content-Security-Policy lacks a version's host. */
  onForbiddenHost(byVisitor: boolean): void;
  /** A file of the shell is missing. */
  onMissingFile(byVisitor: boolean): void;
}

/**
 * Creates the only loader of remotes. The first attempt uses the files in the HTML; later attempts read
 * `remote.json` and add a new query, which bypasses caches and requests that hang (decision 028).
 */
export function createRemoteLoader(
  entries: Readonly<Record<string, RemoteEntry>>,
  { onForbiddenHost, onMissingFile }: Reloads,
): RemoteLoader {
  /** How often loading from a remote has failed or was retried. */
  const attempts = new Map<string, number>();
  /** The loads by remote and module. */
  const loads = new Map<string, Promise<unknown>>();
  /** Keys of the loads that have succeeded. */
  const loaded = new Set<string>();
  const registered = new Map<string, Registered>();
  /** Remotes that may be replaced even if they are on the screen, because the visitor retries. */
  const replaceable = new Set<string>();
  /** Functions that remove the styles of replaced versions. */
  const cleanups = new Map<string, () => void>();
  /** Emits the name of a remote when the visitor retries, and its `replacementOf` when it is replaced. */
  const events = new EventTarget();
  /** Origins that the Content-Security-Policy allows. */
  const allowed = new Set(Object.values(entries).map(({ url }) => originOf(url)));
  const attemptOf = (remote: string) => attempts.get(remote) ?? 0;

  function forgetLoaded(remote: string): void {
    for (const key of loaded) {
      if (!key.startsWith(`${remote}/`)) continue;
      loaded.delete(key);
      loads.delete(key);
    }
  }

  function entryOf(remote: string): RemoteEntry {
    const entry = entries[remote];
    if (!entry) throw new Error('not in the environment');
    return entry;
  }

  /** Loads Module Federation's runtime, which header and cart do not need to respond. */
  const loadRuntime = (remote: string) =>
    import(/* webpackChunkName: "federation" */ './runtime').catch((error: unknown) => {
      if (isMissingFile(error)) onMissingFile(replaceable.has(remote));
      throw error;
    });

  async function readStart(remote: string, query: string): Promise<Start> {
    const { pointer, url: firstUrl } = entryOf(remote);
    const newest = await fetchManifest(pointer, query);
    const url = newest.url ?? firstUrl;
    if (!allowed.has(originOf(url))) {
      onForbiddenHost(replaceable.has(remote));
      throw new Error(`the document may load nothing from ${url}`);
    }
    const { provides } = await loadRuntime(remote);
    return { ...(await fittingAt(url, newest, query, provides)), url };
  }

  /** Returns the version in the HTML for the first attempt, then the deployed one, or the last if that fails. */
  async function startOf(remote: string, attempt: number): Promise<Start> {
    const { manifest, url } = entryOf(remote);
    const last = registered.get(remote)?.start ?? (manifest && { ...manifest, url });
    if (attempt === 0 && last) return last;
    try {
      return await readStart(remote, attempt === 0 ? '' : `?attempt=${attempt}`);
    } catch (error) {
      if (last) return last;
      throw error;
    }
  }

  /** Removes the current version: the next one must not use its styles, and its late files are ignored. */
  function remove(remote: string, folder: string): void {
    giveUpFiles(remote);
    forgetLoaded(remote);
    const urls = Object.values(entries).map(({ url }) => url);
    const dropStyles = releaseStyles(remote, folder, urls);
    const dropEarlier = cleanups.get(remote);
    cleanups.set(remote, () => {
      dropEarlier?.();
      dropStyles();
    });
  }

  /** Registers the deployed version with the federation runtime, unless it is already loaded. */
  async function register(remote: string, attempt: number): Promise<void> {
    const start = await startOf(remote, attempt);
    const { host } = await loadRuntime(remote);
    if (attemptOf(remote) !== attempt) throw superseded;
    const current = registered.get(remote);
    const isWanted = replaceable.delete(remote) || !current?.used;
    if (current && isEvaluated(remote)) {
      if (current.start.entry.file === start.entry.file) return;
      if (!isWanted) throw outdated;
      remove(remote, current.start.url);
    }
    const url = `${start.url}${start.entry.file}${attempt === 0 ? '' : `?attempt=${attempt}`}`;
    if (current?.url === url) return;
    expectIntegrity(url, start.entry.integrity);
    // The next major of the package has `updateRemotes` instead of `force` (module-federation/core#5074).
    host.registerRemotes([{ name: remote, entry: url }], { force: current !== undefined });
    registered.set(remote, { start, url, used: false });
  }

  /** Marks the registered version as used, and removes what replaced versions left in the page. */
  function markUsed(remote: string): void {
    const current = registered.get(remote);
    if (current) current.used = true;
    const cleanUp = cleanups.get(remote);
    if (!cleanUp) return;
    cleanups.delete(remote);
    cleanUp();
    keepTypedTexts();
    events.dispatchEvent(new Event(replacementOf(remote)));
  }

  async function loadOnce(remote: string, expose: Expose, attempt: number): Promise<unknown> {
    await register(remote, attempt);
    const { host } = await loadRuntime(remote);
    const module = await host.loadRemote<{ default?: unknown }>(`${remote}/${expose}`);
    // After a failed evaluation the runtime returns an empty module instead of an error.
    if (!module?.default) throw new Error(`./${expose} is empty`);
    markUsed(remote);
    return module.default;
  }

  /** Rejects when the visitor retries. */
  const untilRetry = (remote: string) =>
    new Promise<never>((_resolve, reject) => {
      events.addEventListener(remote, () => reject(superseded), { once: true });
    });

  async function loadWithRetries(remote: string, expose: Expose): Promise<unknown> {
    for (let failures = 0; ; ) {
      const attempt = attemptOf(remote);
      try {
        return await Promise.race([loadOnce(remote, expose, attempt), untilRetry(remote)]);
      } catch (error) {
        if (error === superseded) continue;
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
      const current = loads.get(key);
      if (current) return current;
      const loading = loadWithRetries(remote, expose);
      loads.set(key, loading);
      loading.then(
        () => loaded.add(key),
        () => loads.delete(key),
      );
      return loading;
    },
    refresh(remote) {
      keepTypedTexts();
      attempts.set(remote, attemptOf(remote) + 1);
      replaceable.add(remote);
      forgetLoaded(remote);
      events.dispatchEvent(new Event(remote));
      giveUpFiles(remote);
      giveUpFiles('shell', 'federation');
    },
    async isOutdated(remote) {
      const start = registered.get(remote)?.start;
      if (!start) return false;
      // With this query the shell's server checks the remote first: the version may have just been deployed.
      const query = `?attempt=${attemptOf(remote) + 1}`;
      const deployed = await readStart(remote, query).catch(() => start);
      return deployed.entry.file !== start.entry.file;
    },
    onReplaced(remote, listener) {
      events.addEventListener(replacementOf(remote), listener);
      return () => events.removeEventListener(replacementOf(remote), listener);
    },
  };
}
