import { contractVersion, type RemoteManifest } from 'shared-contracts/remotes';
import { openRemote } from './remote-entry';
import { createRemoteLoader, RemoteUnavailable } from './remote-loader';

jest.mock('./remote-entry', () => ({ openRemote: jest.fn() }));

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
const open = jest.mocked(openRemote);
const opened = () => open.mock.calls.map(([, address]) => address);
const asked: string[] = [];

/** A remote whose exposed modules are these. */
const exposing = (module: unknown) => ({ init: jest.fn(), get: jest.fn(async () => () => module) });

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
  open.mockReset();
  open.mockResolvedValue(exposing({ default: routes }));
  remoteJson(manifest({ entry: { file: 'remote-entry.2.js', integrity } }));
});
afterEach(() => jest.useRealTimers());

/** Lets the pauses between tries pass. */
async function outcome<T>(promise: Promise<T>): Promise<T | unknown> {
  const settled = promise.catch((error: unknown) => error);
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(250);
  return settled;
}

it('takes the files that the HTML names, without asking the remote first', async () => {
  const remote = exposing({ default: routes });
  open.mockResolvedValue(remote);

  expect(await load(withManifest())).toBe(routes);

  expect(remote.get).toHaveBeenCalledWith('./routes');
  expect(open).toHaveBeenCalledWith('mfe-catalogue', `${url}remote-entry.1.js`, integrity);
  expect(asked).toEqual([]);
});

it('asks once for all who need the same', async () => {
  const loader = withManifest();

  await Promise.all([load(loader), load(loader), loader.load('mfe-catalogue', 'fragments')]);

  expect(open).toHaveBeenCalledTimes(1);
});

it('reads remote.json first where the HTML did not have it', async () => {
  const loader = createRemoteLoader({ 'mfe-catalogue': { url, manifest: null } });

  expect(await outcome(load(loader))).toBe(routes);

  expect(asked).toEqual([`${url}remote.json`]);
  expect(opened()).toEqual([`${url}remote-entry.2.js`]);
});

it('tries again with everything afresh, and takes what was deployed meanwhile', async () => {
  open.mockRejectedValueOnce(new Error('could not be loaded'));

  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(asked).toEqual([`${url}remote.json?fresh=1`]);
  expect(opened()).toEqual([`${url}remote-entry.1.js`, `${url}remote-entry.2.js?fresh=1`]);
});

it('gives up after three tries and says why; the next wish starts anew', async () => {
  open.mockRejectedValue(new Error('could not be loaded'));
  const loader = withManifest();

  const error = await outcome(load(loader));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(error).toMatchObject({
    remote: 'mfe-catalogue',
    message: expect.stringContaining('could not be loaded'),
  });
  expect(open).toHaveBeenCalledTimes(3);
  open.mockResolvedValue(exposing({ default: routes }));
  expect(await outcome(load(loader))).toBe(routes);
});

it('asks no file twice when two of its parts fail together', async () => {
  open.mockRejectedValueOnce(new Error('could not be loaded'));
  const loader = withManifest();

  await outcome(Promise.all([load(loader), loader.load('mfe-catalogue', 'fragments')]));

  expect(opened()).toEqual([`${url}remote-entry.1.js`, `${url}remote-entry.2.js?fresh=1`]);
});

it.each([
  ['an empty module', { default: undefined }],
  ['nothing', null],
])('does not take %s for the remote', async (_what, module) => {
  open.mockResolvedValue(exposing(module));

  expect(await outcome(load(withManifest()))).toMatchObject({
    message: expect.stringContaining('./routes is empty'),
  });
});

it('refuses a remote that was built for another contract', async () => {
  const loader = createRemoteLoader({ 'mfe-catalogue': { url, manifest: manifest({ contract: 99 }) } });
  remoteJson(manifest({ contract: 99 }));

  expect(await outcome(load(loader))).toMatchObject({ message: expect.stringContaining('contract 99') });
  expect(open).not.toHaveBeenCalled();
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
  open.mockReturnValueOnce(new Promise(() => undefined));
  const loader = withManifest();
  const stuck = load(loader);
  await jest.advanceTimersByTimeAsync(8000);

  loader.refresh('mfe-catalogue');
  const again = load(loader);

  expect(again).not.toBe(stuck);
  expect(await outcome(again)).toBe(routes);
  expect(opened().at(-1)).toBe(`${url}remote-entry.2.js?fresh=1`);
});

it('knows only the remotes of the environment', async () => {
  expect(await outcome(withManifest().load('mfe-unknown', 'routes'))).toMatchObject({
    message: expect.stringContaining('not in the environment'),
  });
});
