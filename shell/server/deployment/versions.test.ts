import type { Renderers } from '../rendering/renderers';
import { deploymentsOf } from '../testing/deployments-of';
import { eventually, testEnvironment } from '../testing/environment';
import { bundle, RemoteHost } from '../testing/remote-host';

const name = 'mfe-catalogue';
let remote: RemoteHost;
let shop: ReturnType<typeof deploymentsOf>;
/** Starts renderers of the remote; those of the shell always start. */
let start: jest.Mock;

const renderer = () => ({ retire: jest.fn(), end: jest.fn(), failure: null, pending: 0 });
const environment = () => testEnvironment({ remotes: { [name]: remote.url } });
const live = () => shop.deployments.remotes[name];
const canary = () => shop.deployments.status()[name]?.canary;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  remote = await RemoteHost.start();
  start = jest.fn(async () => renderer());
  const renderers = {
    start: (owner: string, ...more: unknown[]) => (owner === 'shell' ? renderer() : start(owner, ...more)),
  } as unknown as Renderers;
  shop = deploymentsOf(environment(), { renderers, pollInterval: 20 });
  await shop.deployments.refresh();
});
afterEach(() => remote.stop());

it('after a change of the environment, browsers render the pages until a renderer has the new one', async () => {
  const before = live()?.renderer;
  let finish: (started: unknown) => void = () => undefined;
  start.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));

  const changed = { ...environment(), catalogueYear: 2030 };
  shop.changeEnvironment(changed);

  expect(live()).toMatchObject({ manifest: { version: '1.0.0' }, renderer: null });
  expect(before?.retire).toHaveBeenCalled();
  await eventually(() => expect(start).toHaveBeenCalledTimes(2));
  finish(renderer());
  await eventually(() => expect(live()?.renderer).not.toBeNull());
  expect(start).toHaveBeenLastCalledWith(name, expect.anything(), { environment: changed, inUse: null });
});

it('after a change of the remotes alone, pages are rendered until a renderer has the new environment', async () => {
  const before = live()?.renderer;
  let finish: (started: unknown) => void = () => undefined;
  start.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const { remotes, ...others } = environment();

  const added = { url: 'http://127.0.0.1:9/', prefixes: ['marques'], slots: [] };
  shop.changeEnvironment({ ...others, remotes: { ...remotes, 'mfe-marques': added } });

  await eventually(() => expect(start).toHaveBeenCalledTimes(2));
  expect(live()?.renderer).toBe(before);
  expect(before?.retire).not.toHaveBeenCalled();
  finish(renderer());
  await eventually(() => expect(before?.retire).toHaveBeenCalled());
  expect(live()?.renderer).not.toBe(before);
});

it('a change of the environment that no page contains restarts no renderer and ages no page', async () => {
  const onChange = jest.fn();
  shop.deployments.on('change', onChange);

  shop.changeEnvironment({ ...environment(), overrideOrigins: ['https://preview.test'] });

  expect(live()?.renderer).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('a good version that does not start stays, is reported, and is tried again', async () => {
  start.mockRejectedValue(new Error('no memory'));

  shop.changeEnvironment({ ...environment(), catalogueYear: 2030 });

  await eventually(() => expect(shop.deployments.problems()).toEqual({ [name]: 'no memory' }));
  expect(live()).toMatchObject({ manifest: { version: '1.0.0' }, renderer: null });
  expect(shop.deployments.isReady()).toBe(true);
  start.mockResolvedValue(renderer());
  await eventually(() => expect(live()?.renderer).not.toBeNull());
  expect(shop.deployments.problems()).toEqual({});
});

it('a canary that is deployed to all replaces the live version without another rehearsal', async () => {
  const version = remote.deployCanary(20, bundle());
  await eventually(() => expect(canary()?.live).toBeTruthy());
  const rehearsals = start.mock.calls.length;
  const before = live()?.renderer;

  remote.manifest = version;
  await eventually(() => expect(live()?.manifest).toEqual(version));

  expect(canary()).toBeNull();
  expect(start).toHaveBeenCalledTimes(rehearsals);
  expect(before?.retire).toHaveBeenCalled();
});

it('a withdrawn canary stays withdrawn, until it is deployed to all', async () => {
  const version = remote.deployCanary(20, bundle());
  await eventually(() => expect(canary()?.live).toBeTruthy());

  shop.deployments.onTrial()[0]?.takeBack('too many errors');
  await shop.deployments.refresh();

  expect(canary()).toMatchObject({ live: null, refused: { reason: 'too many errors' } });
  expect(live()?.manifest).not.toEqual(version);
  remote.manifest = version;
  await eventually(() => expect(live()?.manifest).toEqual(version));
});

describe('a version that went live', () => {
  const deploy = async (version = remote.deploy(bundle())) => {
    remote.manifest = version;
    await eventually(() => expect(live()?.manifest).toEqual(version));
    return version;
  };

  it('is replaced by the one before when it is taken back, and is not tried again', async () => {
    const before = await deploy();
    const worse = await deploy();
    const onChange = jest.fn();
    shop.deployments.on('change', onChange);

    shop.deployments.onTrial()[0]?.takeBack('too many errors');
    expect(onChange.mock.calls).toEqual([[name, true]]);
    await shop.deployments.refresh();

    await eventually(() => expect(live()).toMatchObject({ manifest: before, renderer: expect.anything() }));
    expect(shop.deployments.status()[name]?.refused).toMatchObject({
      version: worse.version,
      reason: 'too many errors',
    });
    expect(shop.deployments.onTrial()).toEqual([]);
  });

  it('is on trial for an hour, unless visitors have had it before', async () => {
    const first = await deploy();
    const onChange = jest.fn();
    shop.deployments.on('change', onChange);
    await deploy();
    expect(shop.deployments.onTrial()).toHaveLength(1);
    const now = Date.now();

    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    expect(shop.deployments.onTrial()).toEqual([]);
    clock.mockRestore();
    await deploy(first);

    expect(shop.deployments.onTrial()).toEqual([]);
    expect(onChange.mock.calls).toEqual([
      [name, false],
      [name, true],
    ]);
  });
});
