import { mkdtempSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { deploymentsOf } from '../testing/deployments-of';
import { eventually, testEnvironment } from '../testing/environment';
import { RemoteHost, unfit } from '../testing/remote-host';
import type { Deployments } from './deployments';

const name = 'mfe-catalogue';
const folders = temporaryFolder();
let remote: RemoteHost;
let deployments: Deployments;
const version = () => deployments.remotes[name]?.manifest?.version;

let log: jest.Mock;

beforeEach(async () => {
  log = jest.fn();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(log);
  remote = await RemoteHost.start();
  ({ deployments } = deploymentsOf(testEnvironment({ remotes: { [name]: remote.url } })));
});
afterEach(() => remote.stop());

it('a new version emits one change, and its remote is polled at most every two seconds', async () => {
  const onChange = jest.fn();
  deployments.on('change', onChange);
  const polls = () => remote.host.requests.filter((path) => path === '/remote.json').length;
  const start = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);

  await deployments.refresh();
  clock.mockReturnValue(start + 2000);
  await deployments.poll();
  expect(polls()).toBe(1);
  clock.mockReturnValue(start + 2001);
  await deployments.poll();

  expect(polls()).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a remote whose newest version needs another shell is accepted in its last version and its canary that fit', async () => {
  const fitting = remote.deploy('');
  remote.files.set('remote.fitting.json', JSON.stringify(fitting));
  remote.files.set('releases.json', '[{"build":"fitting"},{"build":"newest"}]');
  remote.deploy('', unfit);
  const canary = remote.deployCanary(20, '');

  await deployments.refresh();

  expect(deployments.remotes[name]?.manifest).toEqual(fitting);
  expect(deployments.status()[name]?.refused).toBeNull();
  await eventually(() => expect(deployments.canaries()[name]?.version.manifest).toEqual(canary));
});

/** Sends data as fast as the client reads it, until the client disconnects. */
function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(100_000)));
  if (!response.destroyed) response.once('drain', () => pour(response));
}

const changed =
  (change: object): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify({ ...remote.manifest, ...change }));

const faults: [string, RequestListener, RegExp][] = [
  ['500', (_request, response) => void response.writeHead(500).end(), /statut 500/],
  ['HTML', (_request, response) => void response.end('<h1>Maintenance</h1>'), /JSON/],
  ['other JSON', (_request, response) => void response.end('{"name":"mfe-catalogue"}'), /pas un manifeste/],
  ['the manifest of another remote', changed({ name: 'mfe-account' }), /est celui de mfe-account$/],
  ['302', (_request, response) => void response.writeHead(302, { location: '/x' }).end(), /fetch failed/],
  ['a canary of another share', changed({ canary: { percent: 7, build: '0123456789' } }), /canary illisible/],
  ['a canary at another path', changed({ canary: { percent: 5, build: '../x' } }), /champ canary illisible/],
  ['a closed connection', (request) => void request.socket.destroy(), /fetch failed/],
  ['an endless body', (_request, response) => pour(response), /remote\.json dépasse 1000000 octets/],
];

it.each(faults)(
  'a response of %s is reported, and the last good version stays',
  async (_what, answer, reason) => {
    await deployments.refresh();

    remote.host.respond = answer;
    await deployments.refresh();

    expect(version()).toBe('1.0.0');
    expect(deployments.status()[name]?.problem).toMatch(reason);
  },
);

it('at a new URL, the version of the former one stays, also after a restart, until one there is accepted', async () => {
  const other = await RemoteHost.start();
  const urls = () => [deployments.remotes[name]?.url, deployments.status()[name]?.live?.version];
  const folder = mkdtempSync(join(folders, 'former-'));
  const open = (url: string) => deploymentsOf(testEnvironment({ remotes: { [name]: url } }), { folder });
  let changeEnvironment: (changed: Environment) => void;
  ({ deployments, changeEnvironment } = open(remote.url));
  await deployments.refresh();
  other.host.respond = (request) => void request.socket.destroy();

  changeEnvironment(testEnvironment({ remotes: { [name]: other.url } }));
  await deployments.refresh();
  expect(urls()).toEqual([remote.url, '1.0.0']);
  ({ deployments } = open(other.url));
  await deployments.refresh();
  expect(urls()).toEqual([remote.url, '1.0.0']);
  other.host.respond = other.serve;
  await deployments.refresh();

  expect(urls()).toEqual([other.url, '1.0.0']);
  await other.stop();
});

describe('the log', () => {
  const answer = (status: number) => {
    remote.host.respond = (_request, response) => void response.writeHead(status).end();
  };
  const about = (what: string) => [`${name} (${remote.url}) : ${what}`];

  it('names a remote that is down once per reason, and again when it is up', async () => {
    answer(503);
    for (let poll = 0; poll < 4; poll += 1) await deployments.refresh();
    answer(500);
    await deployments.refresh();
    remote.host.respond = remote.serve;
    await deployments.refresh();

    expect(log.mock.calls).toEqual([
      about('remote.json ne peut pas être lu : statut 503'),
      about('remote.json ne peut pas être lu : statut 500'),
      about('remote.json est de nouveau lu'),
    ]);
  });

  it('does not name a remote that starts shortly after the shell', async () => {
    answer(503);
    await deployments.refresh();
    remote.host.respond = remote.serve;
    await deployments.refresh();

    expect(log).not.toHaveBeenCalled();
  });
});

describe('with five remotes', () => {
  let hosts: RemoteHost[];
  let many: Deployments;
  let started: string[];
  const verdicts = new Map<string, () => void>();

  beforeEach(async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    started = [];
    hosts = await Promise.all(names.map((each) => RemoteHost.start(each)));
    const remotes = Object.fromEntries(names.map((each, index) => [each, hosts[index]?.url ?? '']));
    ({ deployments: many } = deploymentsOf(testEnvironment({ remotes }), {
      admit(each) {
        started.push(each);
        return new Promise<void>((resolve) => verdicts.set(each, resolve));
      },
    }));
  });
  afterEach(() => Promise.all(hosts.map((host) => host.stop())));

  it('at most three are checked at once, and all are ready after the last verdict', async () => {
    const all = many.refresh();
    await eventually(() => expect(hosts.flatMap(({ host }) => host.requests)).toHaveLength(5));
    await eventually(() => expect(started).toHaveLength(3));
    for (let done = 0; done < 5; done += 1) {
      expect([started.length, many.isReady()]).toEqual([Math.min(3 + done, 5), false]);
      verdicts.get(started[done] ?? '')?.();
      await eventually(() => expect(started).toHaveLength(Math.min(4 + done, 5)));
    }
    await all;

    expect(many.isReady()).toBe(true);
  });

  it('three whose checks hang delay those of the others by five seconds at most', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    void many.refresh();
    while (started.length < 3) await new Promise(setImmediate);

    jest.advanceTimersByTime(5000);
    while (started.length < 5) await new Promise(setImmediate);
    jest.useRealTimers();

    expect(started.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

it('a shell that starts after six refused versions uses the last good one of the history', async () => {
  const put = (build: string, version: object) =>
    remote.files.set(`remote.${build}.json`, JSON.stringify(version));
  const builds = ['good', 'bad1', 'bad2', 'bad3', 'bad4', 'bad5', 'bad6'];
  for (const build of builds) put(build, remote.deploy(''));
  remote.files.set('releases.json', JSON.stringify(builds.map((build) => ({ build }))));
  const admit = async (_name: string, _url: string, { version }: RemoteManifest) => {
    if (version !== '1.0.1') throw new Error('broken');
  };
  ({ deployments } = deploymentsOf(testEnvironment({ remotes: { [name]: remote.url } }), { admit }));

  await deployments.refresh();
  expect(version()).toBeUndefined();
  await deployments.refresh();

  expect(version()).toBe('1.0.1');
  expect(deployments.status()[name]?.refused).toMatchObject({ version: '1.0.7', reason: 'broken' });
});

it.each([
  ['uses a stored version that fits it', '19.2.0', '1.0.1'],
  ['ignores a stored version that does not fit it', '20.0.0', undefined],
])('while the host is down, a shell %s', async (_, react, live) => {
  const folder = mkdtempSync(join(folders, 'stored-'));
  const environment = testEnvironment({ remotes: { [name]: remote.url } });
  remote.deploy('', { needs: { react: '^19.0.0' } });
  await deploymentsOf(environment, { folder, contract: { react: '19.1.0' } }).deployments.refresh();
  remote.host.respond = (request) => void request.socket.destroy();

  ({ deployments } = deploymentsOf(environment, { folder, contract: { react } }));
  await deployments.refresh();

  expect(version()).toBe(live);
});
