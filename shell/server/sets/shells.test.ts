import { buildOf } from 'server-kit/remote-build';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import type { Deployments } from '../deployment/deployments';
import { deploymentsOf } from '../testing/deployments-of';
import { eventually, testEnvironment } from '../testing/environment';
import { RemoteHost, unfit } from '../testing/remote-host';
import type { SharedRecord } from './shared-record';
import { Shells } from './shells';
import { Visits } from './visits';

const name = 'mfe-catalogue';
const folder = temporaryFolder();
let remote: RemoteHost;
let record: SharedRecord;
/** Seconds since everything was written. */
let age: number;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  remote = await RemoteHost.start();
  const hashes = new Map<string, Record<string, unknown>>();
  age = 0;
  record = {
    async share<Value>(hash: string, own: Record<string, Value>, keptFor: number) {
      const kept = age > keptFor ? {} : (hashes.get(hash) as Record<string, Value>);
      hashes.set(hash, { ...kept, ...own });
      return Object.entries({ ...kept, ...own }).map(([field, value]) => ({
        field,
        value,
        age: field in own ? 0 : age,
      }));
    },
    close: () => undefined,
  };
});
afterEach(() => remote.stop());

/** Opens a shell on remotes; `build`: of the shell, which provides this version of React. */
async function open(
  build: string,
  react = '19.3.1',
  remotes: Record<string, string> = { [name]: remote.url },
  folder?: string,
) {
  const environment = testEnvironment({ remotes });
  const { deployments } = deploymentsOf(environment, { contract: { react }, folder });
  const visits = new Visits(deployments);
  const shells = new Shells({ version: '1.0.0', build }, { deployments, visits, record });
  shells.close();
  await deployments.refresh();
  return { deployments, visits, shells };
}

/** Counts visits of a build, from different networks, some of them with an error. */
function visit(visits: Visits, file: string | undefined, count: number, errors = 0): void {
  const builds = { [name]: `${remote.url}${file}` };
  for (let number = 0; number < count; number += 1)
    for (const kind of number < errors ? ['visits', 'errors'] : ['visits'])
      visits.count(JSON.stringify({ kind, builds }), `192.0.2.${number}`);
}

/** Exchanges the states of all, until each has those of all others. */
async function exchange(...all: { shells: Shells; deployments: Deployments }[]): Promise<void> {
  for (const { shells } of [...all, ...all]) await shells.exchange();
}

it('two builds of the shell give a verdict each, and the one that a version does not fit keeps its own', async () => {
  const earlier = remote.manifest;
  const [today, tomorrow] = [await open('today'), await open('tomorrow', '99.0.0')];
  remote.files.set(`remote.${earlier && buildOf(earlier)}.json`, JSON.stringify(earlier));
  remote.files.set('releases.json', JSON.stringify([{ build: earlier && buildOf(earlier) }]));
  const build = buildOf(remote.deploy('', unfit));

  await Promise.all([today, tomorrow].map(({ deployments }) => deployments.refresh()));
  await exchange(today, tomorrow);

  for (const { shells } of [today, tomorrow]) {
    const verdicts = shells.verdictsOn(name, build).map(({ shell, state }) => `${shell.build}: ${state}`);
    expect(verdicts.sort()).toEqual(['today: unfit', 'tomorrow: live']);
  }
  expect(today.deployments.remotes[name]?.manifest).toEqual(earlier);
});

it('a shell without the remote in its environment gives no verdict', async () => {
  const [one, other] = [await open('a'), await open('b', '19.3.1', {})];

  await exchange(one, other);

  for (const { shells } of [one, other])
    expect(shells.verdictsOn(name, '1')).toMatchObject([{ shell: { build: 'a' } }]);
});

it.each([
  ['with errors in nine visits stays', 20, 3, 9, undefined],
  ['is stopped by errors in ten', 20, 3, 10, '10 visites sur 20 avec une erreur (50 %, 15 % avant elle)'],
  ['with three times the error rate of the live version at most stays', 70, 4, 10, undefined],
  // The errors of the live version may be forged.
  ['is stopped though every visit of the live one has an error', 20, 20, 10, expect.stringMatching(/^10 /)],
])('a canary %s', async (_what, count, liveErrors, canaryErrors, reason) => {
  const [live, canary] = [remote.manifest, remote.deployCanary(20, '')];
  const { deployments, visits, shells } = await open('a');
  visit(visits, live?.entry.file, count, liveErrors);
  visit(visits, canary.entry.file, count, canaryErrors);

  shells.judge();

  expect(deployments.status()[name]?.canary?.refused?.reason).toEqual(reason);
});

it('errors that several shells counted take a canary back in each of them, also in one that starts later', async () => {
  const live = remote.manifest?.entry.file;
  const canary = remote.deployCanary(20, '');
  const [one, other] = [await open('a'), await open('b')];
  for (const { visits } of [one, other]) {
    visit(visits, live, 20);
    visit(visits, canary.entry.file, 20, 6);
  }
  one.shells.judge();
  expect(one.deployments.canaries()).toHaveProperty(name);

  await exchange(one, other);
  const later = await open('b');
  await exchange(later);

  for (const { deployments } of [one, other, later]) expect(deployments.canaries()).toEqual({});
});

it('a canary that is slower in 200 visits of each version stays, and its verdict warns', async () => {
  const [live, canary] = [remote.manifest, remote.deployCanary(20, '')];
  const { deployments, visits, shells } = await open('a');
  const measure = (from: number, to: number) => {
    for (let number = from; number < to; number += 1)
      for (const [manifest, lcp] of [
        [live, 1000],
        [canary, 1300],
      ] as const) {
        const builds = { [name]: `${remote.url}${manifest?.entry.file}` };
        for (const kind of ['visits', 'speeds'])
          visits.count(JSON.stringify({ kind, builds, lcp, inp: 40 }), `10.0.${number}.1`);
      }
  };

  measure(0, 199);
  expect(shells.verdictsOn(name, buildOf(canary))).toMatchObject([{ state: 'live', warning: null }]);
  measure(199, 200);
  shells.judge();

  const warning = 'LCP 1300 ms, 1000 ms avant elle';
  expect(shells.verdictsOn(name, buildOf(canary))).toMatchObject([{ state: 'live', warning }]);
  expect(deployments.canaries()).toHaveProperty(name);
});

it('what one shell takes back, so does one that started after the deployment', async () => {
  const before = remote.manifest;
  remote.files.set(`remote.${before && buildOf(before)}.json`, JSON.stringify(before));
  const one = await open('a');
  const worse = remote.deploy('');
  await one.deployments.refresh();
  const later = await open('a');
  visit(one.visits, worse.entry.file, 20, 15);

  await exchange(one, later);

  await eventually(() => expect(later.deployments.remotes[name]?.manifest).toEqual(before));
  await later.deployments.refresh();
  expect(later.deployments.remotes[name]?.manifest).toEqual(before);
  expect(later.deployments.status()[name]?.refused?.reason).toContain('15 visites sur 20');
});

it('a shell that restarts within the hour of a deployment takes it back', async () => {
  const before = remote.manifest;
  const { deployments } = await open('a', undefined, undefined, folder);
  const worse = remote.deploy('');
  await deployments.refresh();
  await deployments.close();

  const restarted = await open('a', undefined, undefined, folder);
  visit(restarted.visits, worse.entry.file, 20, 15);
  restarted.shells.judge();

  expect(restarted.deployments.remotes[name]?.manifest).toEqual(before);
});

it('a version that was taken back as a canary and then deployed to all stays', async () => {
  const canary = remote.deployCanary(20, '');
  const [one, other] = [await open('a'), await open('b')];
  one.deployments.onTrial()[0]?.takeBack('9 %');
  remote.manifest = canary;
  await other.deployments.refresh();

  await exchange(one, other);

  expect(other.deployments.remotes[name]?.manifest).toEqual(canary);
});

it('the builds of a stopped shell stay in use for a day, but it gives no verdict', async () => {
  const first = remote.manifest && buildOf(remote.manifest);
  await exchange(await open('a'));
  const second = buildOf(remote.deploy(''));
  const other = await open('b');
  age = 86_400;

  await exchange(other);

  expect(other.shells.buildsInUse(name)).toEqual([second, first]);
  expect(other.shells.verdictsOn(name, second)).toHaveLength(1);
});

it('while the record is away, the other shells count for ten seconds, and their builds stay in use', async () => {
  const [one, other] = [await open('a'), await open('b')];
  const build = remote.manifest ? buildOf(remote.manifest) : '';
  await exchange(one, other);
  record.share = () => Promise.reject(new Error('away'));
  const now = performance.now();

  await one.shells.exchange();
  expect(one.shells.verdictsOn(name, build)).toHaveLength(2);
  jest.spyOn(performance, 'now').mockReturnValue(now + 11_000);

  expect(one.shells.verdictsOn(name, build)).toHaveLength(1);
  expect(one.shells.buildsInUse(name)).toEqual([build]);
});
