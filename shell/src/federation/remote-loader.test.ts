import { init } from '@module-federation/enhanced/runtime';
import { contractVersion, type RemoteManifest } from 'shared-contracts/remotes';
import { followTyping } from '../app/typed-texts';
import { createRemoteLoader, RemoteUnavailable } from './remote-loader';

const url = 'http://remote.test/';
const pointer = '/remotes/remote.json';
const integrity = `sha384-${'A'.repeat(64)}`;
const routes = [{ id: 'list' }];
const first = `${url}remote-entry.1.js`;
const second = `${url}remote-entry.2.js`;

// The runtime remembers what it loaded: each test has a remote of its own.
let count = 0;
let remote = '';
const manifest = (change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: remote,
  version: '1.0.0',
  contract: contractVersion,
  entry: { file: 'remote-entry.1.js', integrity },
  pages: {},
  ...change,
});

/** What an entry file exposes; `missing` is answered with 404, `silent` never comes. */
type File = Readonly<Record<string, unknown>> | 'missing' | 'silent';
/** The files of the remote's host, by address. */
const host = new Map<string, File>();
const scripts: HTMLScriptElement[] = [];
const addresses = () => scripts.map(({ src }) => src);

/** Does what a browser does with a script that comes into the page. */
function run(script: HTMLScriptElement): void {
  scripts.push(script);
  const file = host.get(script.src) ?? 'missing';
  if (file === 'silent') return;
  if (file === 'missing') {
    script.dispatchEvent(new Event('error'));
    return;
  }
  const get = async (name: string) => () => file[name.replace('./', '')];
  Object.assign(window, { [remote]: { init: () => {}, get } });
  script.dispatchEvent(new Event('load'));
}

const page = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) run(node);
});

interface Asked {
  readonly address: string;
  readonly init: RequestInit | undefined;
}
const asked: Asked[] = [];
const answered = jest.fn<unknown, []>();

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  page.observe(document, { childList: true, subtree: true });
  globalThis.fetch = (async (address: unknown, options?: RequestInit) => {
    asked.push({ address: String(address), init: options });
    const answer = await answered();
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
  asked.length = 0;
  scripts.length = 0;
  host.clear();
  host.set(first, { routes: { default: routes } });
  answered.mockReset().mockImplementation(() => manifest());
});
afterEach(() => jest.useRealTimers());

const withManifest = (change: Partial<RemoteManifest> = {}) =>
  createRemoteLoader({ [remote]: { url, pointer, manifest: manifest(change) } });
const withoutManifest = () => createRemoteLoader({ [remote]: { url, pointer, manifest: null } });

/** Lets the pauses between attempts pass. */
async function outcome<T>(promise: Promise<T>): Promise<T | unknown> {
  const settled = promise.catch((error: unknown) => error);
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(250);
  return settled;
}
const load = (loader: ReturnType<typeof withManifest>) => loader.load(remote, 'routes');

/** The host has another version from now on. */
function deploy(exposed: File): void {
  host.delete(first);
  answered.mockImplementation(() => manifest({ entry: { file: 'remote-entry.2.js', integrity } }));
  for (const query of ['', '?attempt=1', '?attempt=2', '?attempt=3']) host.set(second + query, exposed);
}

it('takes the files that the HTML names, checked by their hash, without asking the remote first', async () => {
  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(addresses()).toEqual([first]);
  expect(scripts[0]).toMatchObject({ crossOrigin: 'anonymous', integrity });
  expect(asked).toEqual([]);
});

it('asks once for all who need the same', async () => {
  const loader = withManifest();

  await outcome(Promise.all([load(loader), load(loader), load(loader)]));

  expect(addresses()).toEqual([first]);
});

it('reads remote.json first where the HTML did not have it, past what the browser kept of it', async () => {
  expect(await outcome(load(withoutManifest()))).toBe(routes);

  expect(asked).toMatchObject([{ address: pointer, init: { cache: 'no-cache' } }]);
  expect(addresses()).toEqual([first]);
});

it('tries again with everything afresh, and takes what was deployed meanwhile', async () => {
  const deployed = [{ id: 'list' }, { id: 'product' }];
  deploy({ routes: { default: deployed } });

  expect(await outcome(load(withManifest()))).toBe(deployed);

  expect(asked.map(({ address }) => address)).toEqual([`${pointer}?attempt=1`]);
  expect(addresses()).toEqual([first, `${second}?attempt=1`]);
  expect(scripts[1]).toMatchObject({ integrity });
});

it('replaces what it has of a remote when it is told to start afresh', async () => {
  const loader = withManifest();
  await outcome(load(loader));
  const deployed = [{ id: 'list' }, { id: 'product' }];
  deploy({ routes: { default: deployed } });

  expect(await outcome(load(loader))).toBe(routes);
  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(deployed);
});

it('asks for the pointer alone when somebody wants another try of what is loaded', async () => {
  const loader = withManifest();
  await outcome(load(loader));

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(asked.map(({ address }) => address)).toEqual([`${pointer}?attempt=1`]);
  expect(addresses()).toEqual([first]);
});

it('goes on with what is loaded while the pointer cannot be read', async () => {
  const loader = withManifest();
  await outcome(load(loader));
  answered.mockImplementation(() => new TypeError('Failed to fetch'));

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(addresses()).toEqual([first]);
});

it('asks a loaded remote again for a part that failed, and does not load the remote again', async () => {
  const search = { name: 'search' };
  const exposed: { routes: unknown; fragments?: unknown } = { routes: { default: routes } };
  host.set(first, exposed);
  const loader = withManifest();
  await outcome(load(loader));

  const failed = await outcome(loader.load(remote, 'fragments'));
  exposed.fragments = { default: search };

  expect(failed).toBeInstanceOf(RemoteUnavailable);
  expect(await outcome(loader.load(remote, 'fragments'))).toBe(search);
  expect(addresses()).toEqual([first]);
});

describe('When another version is deployed', () => {
  const deployed = [{ id: 'list' }, { id: 'product' }];
  const stylesheet = (file: string, chunk?: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${url}${file}` });
    if (chunk) link.dataset.rspack = `${remote}:chunk-${chunk}`;
    return document.head.appendChild(link);
  };
  afterEach(() => document.head.replaceChildren());

  it('what may be on the screen stays until somebody wants another try', async () => {
    const loader = withManifest();
    const told = jest.fn();
    loader.subscribe(told);
    await outcome(load(loader));
    deploy({ routes: { default: deployed }, fragments: { default: {} } });

    expect(await outcome(loader.load(remote, 'fragments'))).toBeInstanceOf(RemoteUnavailable);
    expect(await outcome(load(loader))).toBe(routes);
    expect(addresses()).toEqual([first]);
    expect(told).not.toHaveBeenCalled();
    loader.refresh(remote);
    expect(await outcome(load(loader))).toBe(deployed);

    expect(told).toHaveBeenCalledTimes(1);
    expect(loader.replacements(remote)).toBe(1);
  });

  it('leaves none of its styles to the version that comes', async () => {
    const [ofChunk, ofHtml, ofAnother] = [
      stylesheet('list.1.css', 'list'),
      stylesheet('routes.1.css'),
      document.head.appendChild(document.createElement('link')),
    ];
    const loader = withManifest();
    await outcome(load(loader));
    deploy({ routes: { default: deployed } });
    const marked = () => document.querySelectorAll(`link[data-rspack^="${remote}:"]`).length;
    const whenItComes: number[] = [];
    const watch = new MutationObserver(() => whenItComes.push(marked()));
    watch.observe(document.head, { childList: true });

    loader.refresh(remote);
    await outcome(load(loader));
    watch.disconnect();

    expect(whenItComes).not.toContain(1);
    expect([ofChunk, ofHtml, ofAnother].map(({ isConnected }) => isConnected)).toEqual([false, false, true]);
  });

  it('keeps the styles that stand in the server’s HTML until the first of its own are there', async () => {
    const inline = document.head.appendChild(document.createElement('style'));
    inline.dataset.url = url;
    const loader = withManifest();
    await outcome(load(loader));
    deploy({ routes: { default: deployed } });
    loader.refresh(remote);
    await outcome(load(loader));
    expect(inline).toBeInTheDocument();

    const next = stylesheet('list.2.css', 'list');
    next.dispatchEvent(new Event('load'));

    expect(inline).not.toBeInTheDocument();
    expect(next).toBeInTheDocument();
  });

  it.each([
    ['at the end', () => undefined],
    ['when somebody wanted another try', () => document.body.replaceChildren(document.createElement('p'))],
  ])(
    'what was typed into the first is typed into it, though its field went %s',
    async (_when, beforeItComes) => {
      const field = () => {
        const input = document.createElement('input');
        input.name = 'q';
        return input;
      };
      followTyping();
      const loader = withManifest();
      await outcome(load(loader));
      deploy({ routes: { default: deployed } });
      const typed = document.body.appendChild(field());
      typed.value = 'savon';
      typed.dispatchEvent(new Event('input', { bubbles: true }));

      loader.refresh(remote);
      beforeItComes();
      await outcome(load(loader));
      const next = field();
      document.body.replaceChildren(next);
      await outcome(Promise.resolve());

      expect(next).toHaveValue('savon');
      document.body.replaceChildren();
    },
  );

  it('is known on demand, and not while nobody can tell', async () => {
    const loader = withManifest();
    await outcome(load(loader));

    expect(await loader.isOutdated(remote)).toBe(false);
    deploy({ routes: { default: deployed } });
    expect(await loader.isOutdated(remote)).toBe(true);
    // So asked, the shell's server looks at the remote first.
    expect(asked.at(-1)?.address).toBe(`${pointer}?attempt=1`);
    answered.mockImplementation(() => new TypeError('Failed to fetch'));
    expect(await loader.isOutdated(remote)).toBe(false);
  });
});

it('ends the wait of whoever waits for a file when somebody wants another try', async () => {
  const loader = withManifest();
  await outcome(load(loader));
  const chunk = document.createElement('script');
  chunk.dataset.rspack = `${remote}:chunk-list`;
  const failed = jest.fn();
  chunk.onerror = failed;
  document.head.append(chunk);

  loader.refresh(remote);

  expect(failed).toHaveBeenCalledTimes(1);
  expect(chunk.dataset).toHaveProperty('givenUp');
});

it('gives up after three attempts and says why; the next wish starts anew', async () => {
  deploy('missing');
  const loader = withManifest();

  const error = await outcome(load(loader));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(error).toMatchObject({ remote, message: expect.stringContaining(`${second}?attempt=2`) });
  expect(addresses()).toEqual([first, `${second}?attempt=1`, `${second}?attempt=2`]);
  host.set(`${second}?attempt=3`, { routes: { default: routes } });
  expect(await outcome(load(loader))).toBe(routes);
});

it.each([
  ['an empty module', { default: undefined }],
  ['nothing', null],
])('does not take %s for the remote', async (_what, module) => {
  host.set(first, { routes: module });
  for (const query of ['?attempt=1', '?attempt=2']) host.set(first + query, { routes: module });

  expect(await outcome(load(withManifest()))).toMatchObject({
    message: expect.stringContaining('./routes is empty'),
  });
});

it.each([contractVersion - 1, contractVersion + 1])(
  'fetches no file of a remote that was built for contract %d',
  async (contract) => {
    answered.mockImplementation(() => manifest({ contract }));

    expect(await outcome(load(withManifest({ contract })))).toMatchObject({
      message: expect.stringContaining(`contract ${contract}`),
    });
    expect(addresses()).toEqual([]);
  },
);

it.each([
  ['no manifest', { name: 'x' }, /not a manifest/],
  ['no answer', new TypeError('Failed to fetch'), /Failed to fetch/],
])('is told as unavailable when remote.json is %s', async (_what, answer, reason) => {
  answered.mockImplementation(() => answer);

  expect(await outcome(load(withoutManifest()))).toMatchObject({
    name: 'RemoteUnavailable',
    message: expect.stringMatching(reason),
  });
});

it('waits fifteen seconds at most for a remote.json that never comes', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');

  await outcome(load(withoutManifest()));

  expect(limit).toHaveBeenCalledWith(15_000);
  expect(asked[0]?.init?.signal).toBe(limit.mock.results[0]?.value);
});

it('waits two minutes for an entry that never comes, then tries again', async () => {
  host.set(first, 'silent');
  host.set(`${first}?attempt=1`, { routes: { default: routes } });
  const loading = load(withManifest());

  await jest.advanceTimersByTimeAsync(119_999);
  expect(addresses()).toEqual([first]);
  await jest.advanceTimersByTimeAsync(1);

  expect(await outcome(loading)).toBe(routes);
});

it('does not wait for a file that never comes once it was told to start afresh', async () => {
  host.set(first, 'silent');
  const loader = withManifest();
  void load(loader).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(8000);
  deploy({ routes: { default: routes } });

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(addresses()).toEqual([first, `${second}?attempt=1`]);
});

it('knows only the remotes of the environment', async () => {
  expect(await outcome(withManifest().load('mfe-unknown', 'routes'))).toMatchObject({
    message: expect.stringContaining('not in the environment'),
  });
});
