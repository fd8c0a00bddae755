import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { createRemoteLoader } from '../federation/remote-loader';

jest.mock('../federation/browser-libraries', () => ({ browserLibraries: { react: {} } }));
process.env.SHELL_CONTRACT = JSON.stringify({ react: '19.3.1', '@module-federation/runtime': '2.9.3' });

/** URL of the folder of the remote's files. */
export const url = 'http://remote.test/';
export const pointer = '/remotes/remote.json';
export const integrity = `sha384-${'A'.repeat(64)}`;
export const routes = [{ id: 'list' }];
export const firstEntry = `${url}remote-entry.1.js`;
export const secondEntry = `${url}remote-entry.2.js`;

// The runtime caches what it loaded, so each test uses a different remote.
let count = 0;
export let remote = '';
export const manifest = (change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: remote,
  version: '1.0.0',
  needs: {},
  entry: { file: 'remote-entry.1.js', integrity },
  pages: {},
  ...change,
});

/** The modules that an entry file exposes; `missing` fails, `silent` never responds. */
export type File = Readonly<Record<string, unknown>> | 'missing' | 'silent';
/** The files of the remote's host, by URL. */
export const host = new Map<string, File>();
export const scripts: HTMLScriptElement[] = [];
export const scriptUrls = () => scripts.map(({ src }) => src);

/** Simulates the runtime of a remote: a separate instance that uses the libraries of the shell. */
async function takeLibraries(scope: Parameters<ModuleFederation['initShareScopeMap']>[1]): Promise<void> {
  const own = createInstance({ name: remote, remotes: [] });
  own.initShareScopeMap('default', scope);
  for (const library of Object.keys(scope))
    await own.loadShare(library, {
      customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
    });
}

/** Simulates the browser for a script added to the page. */
function run(script: HTMLScriptElement): void {
  scripts.push(script);
  const file = host.get(script.src) ?? 'missing';
  if (file === 'silent') return;
  if (file === 'missing') {
    script.dispatchEvent(new Event('error'));
    return;
  }
  const get = async (name: string) => () => file[name.replace('./', '')];
  Object.assign(window, { [remote]: { init: takeLibraries, get } });
  script.dispatchEvent(new Event('load'));
}

const page = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) run(node);
});

interface Requested {
  readonly url: string;
  readonly init: RequestInit | undefined;
}
export const requests: Requested[] = [];
/** Returns the JSON of a URL, or the error with which `fetch` rejects. */
export const respond = jest.fn<unknown, [string]>();

beforeAll(() => {
  page.observe(document, { childList: true, subtree: true });
  globalThis.fetch = (async (url: unknown, options?: RequestInit) => {
    requests.push({ url: String(url), init: options });
    const answer = await respond(String(url));
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  }) as typeof fetch;
});
afterAll(() => page.disconnect());

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
  count += 1;
  remote = `mfe-${count}`;
  requests.length = 0;
  scripts.length = 0;
  host.clear();
  host.set(firstEntry, { routes: { default: routes } });
  respond.mockReset().mockImplementation(() => manifest());
});
afterEach(() => jest.useRealTimers());

export const reloads = {
  onForbiddenHost: jest.fn<void, [boolean]>(),
  onMissingFile: jest.fn<void, [boolean]>(),
};
/** Creates a loader for HTML that names the remote's version. */
export const withManifest = () =>
  createRemoteLoader({ [remote]: { url, pointer, manifest: manifest() } }, reloads);
/** Creates a loader for HTML without a valid version of the remote. */
export const withoutManifest = () =>
  createRemoteLoader({ [remote]: { url, pointer, manifest: null } }, reloads);

/** Returns the result or error of a promise after the pauses between attempts, or that it is still pending. */
export async function outcome<T>(promise: Promise<T>): Promise<T | unknown> {
  let result: unknown = 'still pending';
  const settle = (value: unknown) => (result = value);
  void promise.then(settle, settle);
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(250);
  return result;
}
export const loadRoutes = (loader: ReturnType<typeof withManifest>) => loader.load(remote, 'routes');

/** Replaces the version on the host. */
export function deploy(exposed: File): void {
  host.delete(firstEntry);
  respond.mockImplementation(() => manifest({ entry: { file: 'remote-entry.2.js', integrity } }));
  for (const query of ['', '?attempt=1', '?attempt=2', '?attempt=3']) host.set(secondEntry + query, exposed);
}
