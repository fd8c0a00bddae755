import type { RemoteManifest } from 'shared-contracts/remotes';
import { eventually } from './testing/environment';
import { bundle, RemoteHost } from './testing/remote-host';
import { RunningShell } from './testing/running-shell';
import { shell } from './testing/shell-of-each-test';

const list = '/category-product/SACS';
const pages = ['/', '/about', list, '/order', '/profile'];
const remoteOf = async (name: string) => (await shell.health()).remotes[name];

/** Every HTML that names something of a host, from pages of all owners. */
const htmlOfAllPages = async (from: RunningShell) =>
  (await Promise.all(pages.map((path) => from.ask(path)))).map(({ body }) => body);

describe('a remote without public pages', () => {
  let account: RemoteHost;
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await RunningShell.prepare();
    account = await RemoteHost.start('mfe-account');
    deployPrivate(bundle());
    shell.changeEnvironment({ account: account.url });
    await shell.open();
  });
  afterAll(() => Promise.all([shell.stop(), account.stop()]));

  /** Its pages need a browser: none is rendered. */
  const deployPrivate = (source: string, change: Partial<RemoteManifest> = {}) =>
    account.deploy(source, {
      pages: { profile: { path: 'profile', scripts: [], styles: [] } },
      ...change,
    });
  const status = async () => (await shell.health()).remotes['mfe-account'];

  it.each<[string, RegExp, () => RemoteManifest]>([
    ['is of another contract', /contrat 99/, () => deployPrivate(bundle(), { contract: 99 })],
    ['throws at its start', /^broken$/, () => deployPrivate(bundle({ before: "throw new Error('broken')" }))],
  ])('is refused when it %s, and no page names it', async (_what, reason, deployBadly) => {
    const { entry } = deployBadly();

    await eventually(async () => expect((await status()).refused?.reason).toMatch(reason));
    for (const html of await htmlOfAllPages(shell)) expect(html).not.toContain(entry.file);
  });

  it('may have pages that need a browser, since none is rendered', async () => {
    const component = 'Component() { return window.name; }';
    const { version } = deployPrivate(
      `module.exports = { default: [{ id: 'profile', path: 'profile', ${component} }] };`,
    );

    await eventually(async () => expect((await status()).live?.version).toBe(version));
  });
});

it('takes a version whose upload is finished, without a restart', async () => {
  await shell.open();
  await shell.untilRendered(list);
  shell.remote.deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));
  const late = shell.remote.files.get('on-demand.1.js') ?? '';
  shell.remote.files.delete('on-demand.1.js');
  await eventually(async () => expect((await remoteOf('mfe-catalogue')).refused).not.toBeNull());

  shell.remote.files.set('on-demand.1.js', late);

  await eventually(async () => expect((await shell.ask(list)).body).toContain('<h1>Brosses</h1>'));
  expect(await remoteOf('mfe-catalogue')).toMatchObject({ live: { version: '1.0.1' }, refused: null });
});

it('takes a version without a bundle for the server, and leaves its pages to the browser', async () => {
  const { server: _server, ...manifest } = shell.remote.deploy(bundle());
  shell.remote.manifest = manifest;

  await shell.open();

  const { headers, body } = await shell.ask(list);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(manifest.entry.file);
});

it('gives a browser that missed a file the version that took its place a moment ago', async () => {
  await shell.open();
  await shell.untilRendered(list);
  shell.remote.deploy(bundle());
  shell.remote.files.delete('on-demand.0.js');

  const { body } = await shell.ask('/remotes/mfe-catalogue.json?attempt=1');

  expect(JSON.parse(body)).toMatchObject({ version: '1.0.1' });
});

describe('a shell that starts while a bad version lies at the URL', () => {
  it('serves the last good one, rendered, though the host has lost its files for the server', async () => {
    await shell.open();
    await shell.untilRendered(list);
    shell.remote.deploy(bundle(), { contract: 99 });
    shell.remote.files.delete('server.0.cjs');

    await shell.open();

    await shell.untilRendered(list);
    expect((await shell.ask(list)).body).toContain('<h1>Balais</h1>');
    for (const html of await htmlOfAllPages(shell)) expect(html).toContain('remote-entry.0.js');
  });

  it('serves the last good one while the host is away', async () => {
    await shell.open();
    await shell.untilRendered(list);
    shell.remote.host.answer = (_request, response) => void response.writeHead(503).end();

    await shell.open();

    await shell.untilRendered(list);
    expect(await remoteOf('mfe-catalogue')).toMatchObject({
      live: { version: '1.0.0' },
      problem: 'remote.json ne peut pas être lu : statut 503',
    });
  });

  it('names none when there never was a good one', async () => {
    shell.remote.deploy(bundle(), { contract: 99 });

    await shell.open();

    for (const html of await htmlOfAllPages(shell)) expect(html).not.toContain('remote-entry');
    expect((await shell.ask('/remotes/mfe-catalogue.json')).status).toBe(503);
    expect((await shell.ask('/remotes/mfe-unknown.json')).status).toBe(404);
    expect((await shell.ask('/remotes/constructor.json?attempt=1')).status).toBe(404);
  });
});
