import type { RemoteManifest } from 'shared-contracts/remotes';
import { eventually } from '../testing/environment';
import { bundle, RemoteHost } from '../testing/remote-host';
import { RunningShell } from '../testing/running-shell';

const list = '/category-product/SACS';
const pages = ['/', '/about', list, '/order', '/profile'];
const profile = { profile: { path: 'profile', scripts: [], styles: [] } };

let shell: RunningShell;
let account: RemoteHost;
/** Deploys the account without public pages, so that none is rendered. */
const deployAccount = (source: string, change: Partial<RemoteManifest> = {}) =>
  account.deploy(source, { pages: profile, ...change });

beforeAll(async () => {
  shell = await RunningShell.prepare('built');
  account = await RemoteHost.start('mfe-account');
  deployAccount(bundle());
  shell.changeEnvironment({ account: account.url });
  await shell.open();
  await shell.untilRendered(list);
});
afterAll(() => Promise.all([shell.stop(), account.stop()]));

const statusOf = async (name: string) => (await shell.health()).remotes[name];
const verdictOn = async (build: string) =>
  JSON.parse((await shell.ask(`/remotes/mfe-catalogue.json?build=${build}`)).body).verdicts[0];
const htmlOfAllPages = async () =>
  (await Promise.all(pages.map((path) => shell.ask(path)))).map(({ body }) => body);

it('a version of the catalogue that throws when it renders is refused, and no page loads it', async () => {
  const { entry } = shell.remote.deploy(bundle({ categories: "throw new Error('broken in a page')" }));

  await eventually(async () =>
    expect((await statusOf('mfe-catalogue')).refused?.reason).toBe('broken in a page'),
  );
  const { refused, live } = await statusOf('mfe-catalogue');
  expect(await verdictOn(refused.build)).toMatchObject({ state: 'refused', reason: refused.reason });
  expect(await verdictOn(live.build)).toMatchObject({ state: 'live' });
  for (const html of await htmlOfAllPages()) {
    expect(html).toContain('remote-entry.0.js');
    expect(html).not.toContain(entry.integrity);
  }
  const pointer = await shell.ask('/remotes/mfe-catalogue.json');
  expect(JSON.parse(pointer.body)).toMatchObject({ version: '1.0.0' });
});

it.each<[string, RegExp, () => RemoteManifest]>([
  [
    'has a page outside the prefixes in its settings',
    /^la page order est fermée : l'environnement ne lui donne pas \/order$/,
    () =>
      deployAccount(bundle(), { pages: { ...profile, order: { ...profile.profile, path: 'order/:id' } } }),
  ],
  [
    'throws when it is evaluated',
    /^broken$/,
    () => deployAccount(bundle({ before: "throw new Error('broken')" })),
  ],
])('a version without public pages that %s is refused, and no page loads it', async (_, reason, deploy) => {
  const { entry } = deploy();

  await eventually(async () => expect((await statusOf('mfe-account')).refused?.reason).toMatch(reason));
  for (const html of await htmlOfAllPages()) expect(html).not.toContain(entry.integrity);
});

it('a version without public pages may use browser globals when it renders', async () => {
  const component = 'Component() { return window.name; }';
  const { version } = deployAccount(
    `module.exports = { default: [{ id: 'profile', path: 'profile', ${component} }] };`,
  );

  await eventually(async () => expect((await statusOf('mfe-account')).live?.version).toBe(version));
});
