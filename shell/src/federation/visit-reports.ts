import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isApiError } from 'shared-contracts/http';
import { visitsPath } from './visits-path';

/** Delay in milliseconds before the loaded builds are reported together. */
const reportDelay = 3000;

/** URL of the entry by remote, without the query of a retry. */
const loaded = new Map<string, string>();
/** Remotes loaded and not yet reported. */
const started = new Set<string>();
/** Entries whose errors were reported. */
const failed = new Set<string>();
/** The last error of no loaded remote: an entry may throw before it counts as loaded. */
let unassigned = '';

/** `error`: as text, with its stack, of which a beacon has space for the start. */
function send(kind: 'visits' | 'errors', remotes: Iterable<string>, error?: string): void {
  const builds = Object.fromEntries(Array.from(remotes, (remote) => [remote, loaded.get(remote)]));
  try {
    navigator.sendBeacon(visitsPath, JSON.stringify({ kind, builds, error }));
  } catch {
    // Some browsers refuse beacons.
  }
}

function sendStarted(): void {
  if (started.size > 0) send('visits', started);
  started.clear();
}

/** Records a loaded build; another version counts as another visit. Returns the URL of its entry. */
function noteLoaded(remote: string, url: string): string {
  const entry = url.split('?', 1)[0] ?? '';
  if (loaded.get(remote) === entry) return entry;
  if (started.size === 0) setTimeout(sendStarted, reportDelay);
  loaded.set(remote, entry);
  started.add(remote);
  return entry;
}

/** Reports an error, once per document and build, after its visit. */
function noteFailed(remote: string, url: string, text?: string): void {
  const entry = noteLoaded(remote, url);
  if (failed.has(entry)) return;
  failed.add(entry);
  sendStarted();
  send('errors', [remote], text?.slice(0, 2000));
}

/** Reports an error of the remote whose folder a text names first; of nested folders, the innermost. */
function noteIn(text = ''): void {
  const [found] = Array.from(loaded, ([remote, entry]) => {
    const folder = new URL('.', entry).href;
    return { remote, entry, depth: folder.length, at: text.indexOf(folder) };
  })
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.depth - one.depth);
  if (found) noteFailed(found.remote, found.entry, text);
  else unassigned = text;
}

/**
 * Reports an error thrown by the code of a remote, except refusals of the API.
 * @param componentStack names the remote when only React's code is in the stack, as of a hydration mismatch
 */
export function noteError(error: unknown, componentStack = ''): void {
  if (error instanceof Error && !isApiError(error)) noteIn(`${error}\n${error.stack}${componentStack}`);
}

/** Reports uncaught errors and CSP violations of a remote's code. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => noteIn(sourceFile));
}

/** Runtime plugin that reports the builds that a visit has loaded or failed to load. */
export const visitReports: ModuleFederationRuntimePlugin = {
  name: 'visit-reports',
  onLoad({ remote }) {
    if ('entry' in remote) noteLoaded(remote.name, remote.entry);
  },
  errorLoadRemote({ remote }) {
    if (remote && 'entry' in remote) noteFailed(remote.name, remote.entry, unassigned);
  },
};
