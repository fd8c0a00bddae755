import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isApiError } from 'shared-contracts/http';
import { visitsPath } from './visits-path';

/** ms that a visit gathers the builds that it has loaded, for one report. */
const gathering = 3000;

/** URL of the entry by remote, without the query of another attempt. */
const loaded = new Map<string, string>();
/** Loaded, and not reported yet. */
const started = new Set<string>();
/** Entries whose errors were reported. */
const failed = new Set<string>();

function send(kind: 'visits' | 'errors', remotes: Iterable<string>): void {
  const builds = Object.fromEntries(Array.from(remotes, (remote) => [remote, loaded.get(remote)]));
  try {
    navigator.sendBeacon(visitsPath, JSON.stringify({ kind, builds }));
  } catch {
    // A browser that refuses beacons reports nothing.
  }
}

function sendStarted(): void {
  if (started.size > 0) send('visits', started);
  started.clear();
}

/** Another version counts as another visit. */
function noteLoaded(remote: string, url: string): string {
  const entry = url.split('?', 1)[0] ?? '';
  if (loaded.get(remote) === entry) return entry;
  if (started.size === 0) setTimeout(sendStarted, gathering);
  loaded.set(remote, entry);
  started.add(remote);
  return entry;
}

/** Once per document and build; its visit is reported first. */
function noteFailed(remote: string, url: string): void {
  const entry = noteLoaded(remote, url);
  if (failed.has(entry)) return;
  failed.add(entry);
  sendStarted();
  send('errors', [remote]);
}

const folderOf = ([, entry]: [string, string]) => new URL('.', entry).href;

/** Reports an error of the remote whose code a text such as a stack names; of folders within each other the inner one's. */
function noteIn(text = ''): void {
  const [found] = [...loaded]
    .filter((each) => text.includes(folderOf(each)))
    .sort((one, other) => folderOf(other).length - folderOf(one).length);
  if (found) noteFailed(...found);
}

/** Reports an error that came from the code of a remote. A call that the API refused is none. */
export function noteError(error: unknown): void {
  if (error instanceof Error && !isApiError(error)) noteIn(error.stack);
}

/** Reports uncaught errors and violations of the policy that come from the code of a remote; nothing of the visitor. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => noteIn(sourceFile));
}

/** Runtime plugin that reports which builds a visit has loaded, and those that could not be loaded. */
export const visitReports: ModuleFederationRuntimePlugin = {
  name: 'visit-reports',
  onLoad({ remote }) {
    if ('entry' in remote) noteLoaded(remote.name, remote.entry);
  },
  errorLoadRemote({ remote }) {
    if (remote && 'entry' in remote) noteFailed(remote.name, remote.entry);
  },
};
