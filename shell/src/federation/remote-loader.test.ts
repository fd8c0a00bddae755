import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { contractVersion, type RemoteManifest } from 'shared-contracts/remotes';
import { createRemoteLoader, RemoteUnavailable } from './remote-loader';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const url = 'http://remote.test/';
const integrity = `sha384-${'A'.repeat(64)}`;
const manifest = (change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'mfe-catalogue',
  version: '1.0.0',
  contract: contractVersion,
  entry: { file: 'remote-entry.1.js', integrity },
  pages: {},
  ...change,
});
const routes = [{ id: 'list' }];
const runtime = jest.mocked(loadRemote);
const registered = () =>
  jest
    .mocked(registerRemotes)
    .mock.calls.map(([remotes, options]) => [(remotes[0] as { entry: string }).entry, options?.force]);
const asked: string[] = [];

/** The remote's host answers `remote.json` with each of these in turn, the last one from then on. */
function remoteJson(...answers: unknown[]) {
  let index = 0;
  globalThis.fetch = jest.fn(async (address: unknown) => {
    asked.push(String(address));
    const answer = answers[Math.min(index, answers.length - 1)];
    index += 1;
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  }) as typeof fetch;
}

const withManifest = () => createRemoteLoader({ 'mfe-catalogue': { url, manifest: manifest() } });
const load = (loader: ReturnType<typeof withManifest>) => loader.load('mfe-catalogue', 'routes');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  asked.length = 0;
  runtime.mockReset();
  jest.mocked(registerRemotes).mockReset();
  remoteJson(manifest({ entry: { file: 'remote-entry.2.js', integrity } }));
});
afterEach(() => jest.useRealTimers());

/** Lets the pauses between attempts pass. */
async function outcome<T>(promise: Promise<T>): Promise<T | unknown> {
  const settled = promise.catch((error: unknown) => error);
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(250);
  return settled;
}

it('takes the files that the HTML names, without asking the remote first', async () => {
  runtime.mockResolvedValue({ default: routes });

  expect(await load(withManifest())).toBe(routes);

  expect(runtime).toHaveBeenCalledWith('mfe-catalogue/routes');
  expect(registered()).toEqual([[`${url}remote-entry.1.js`, false]]);
  expect(asked).toEqual([]);
});

it('asks once for all who need the same', async () => {
  runtime.mockResolvedValue({ default: routes });
  const loader = withManifest();

  await Promise.all([load(loader), load(loader), load(loader)]);

  expect(runtime).toHaveBeenCalledTimes(1);
});

it('reads remote.json first where the HTML did not have it', async () => {
  runtime.mockResolvedValue({ default: routes });
  const loader = createRemoteLoader({ 'mfe-catalogue': { url, manifest: null } });

  expect(await outcome(load(loader))).toBe(routes);

  expect(asked).toEqual([`${url}remote.json`]);
  expect(registered()).toEqual([[`${url}remote-entry.2.js`, false]]);
});

it('tries again with everything afresh, and takes what was deployed meanwhile', async () => {
  runtime.mockRejectedValueOnce(new Error('ScriptNetworkError')).mockResolvedValue({ default: routes });

  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(asked).toEqual([`${url}remote.json?attempt=1`]);
  expect(registered()).toEqual([
    [`${url}remote-entry.1.js`, false],
    [`${url}remote-entry.2.js?attempt=1`, true],
  ]);
});

it('gives up after three attempts and says why; the next wish starts anew', async () => {
  runtime.mockRejectedValue(new Error('ScriptNetworkError'));
  const loader = withManifest();

  const error = await outcome(load(loader));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(error).toMatchObject({
    remote: 'mfe-catalogue',
    message: expect.stringContaining('ScriptNetworkError'),
  });
  expect(runtime).toHaveBeenCalledTimes(3);
  runtime.mockResolvedValue({ default: routes });
  expect(await outcome(load(loader))).toBe(routes);
});

it.each([
  ['an empty module', { default: undefined }],
  ['nothing', null],
])('does not take %s for the remote', async (_what, module) => {
  runtime.mockResolvedValue(module);

  expect(await outcome(load(withManifest()))).toMatchObject({
    message: expect.stringContaining('./routes is empty'),
  });
});

it('refuses a remote that was built for another contract', async () => {
  const loader = createRemoteLoader({ 'mfe-catalogue': { url, manifest: manifest({ contract: 99 }) } });
  remoteJson(manifest({ contract: 99 }));

  expect(await outcome(load(loader))).toMatchObject({ message: expect.stringContaining('contract 99') });
  expect(runtime).not.toHaveBeenCalled();
});

it.each([
  ['no manifest', { name: 'x' }, /not a manifest/],
  ['no answer', new TypeError('Failed to fetch'), /Failed to fetch/],
])('is told as unavailable when remote.json is %s', async (_what, answer, reason) => {
  remoteJson(answer);
  const loader = createRemoteLoader({ 'mfe-catalogue': { url, manifest: null } });

  expect(await outcome(load(loader))).toMatchObject({
    name: 'RemoteUnavailable',
    message: expect.stringMatching(reason),
  });
});

it('does not wait for a file that never comes once it was told to start afresh', async () => {
  runtime.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue({ default: routes });
  const loader = withManifest();
  const stuck = load(loader);
  await jest.advanceTimersByTimeAsync(8000);

  loader.refresh('mfe-catalogue');
  const again = load(loader);

  expect(again).not.toBe(stuck);
  expect(await outcome(again)).toBe(routes);
  expect(registered().at(-1)).toEqual([`${url}remote-entry.2.js?attempt=1`, true]);
});

it('knows only the remotes of the environment', async () => {
  expect(await outcome(withManifest().load('mfe-unknown', 'routes'))).toMatchObject({
    message: expect.stringContaining('not in the environment'),
  });
});

it('checks the entry by its hash and waits two minutes for it at most', async () => {
  runtime.mockResolvedValue({ default: routes });
  await load(withManifest());

  const plugin = jest.mocked(registerPlugins).mock.calls.at(-1)?.[0]?.[0];
  const made = plugin?.createScript?.({ url: `${url}remote-entry.1.js` } as never) as {
    script: HTMLScriptElement;
    timeout: number;
  };

  expect(made.script).toMatchObject({ src: `${url}remote-entry.1.js`, crossOrigin: 'anonymous', integrity });
  expect(made.timeout).toBe(120_000);
});
