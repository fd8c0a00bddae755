import { eventually } from '../testing/environment';
import { Host } from '../testing/host';
import { bundle, RemoteHost, unfit } from '../testing/remote-host';
import { openShell, prepareShells, shell } from '../testing/shell';

const list = '/category-product/SACS';
const catalogue = async () => (await shell.health()).remotes['mfe-catalogue'];
const listOf = (heading: string) => bundle({ body: `return h('h1', null, '${heading}')` });
const untilShown = (heading: string) =>
  eventually(async () => expect((await shell.ask(list)).body).toContain(`<h1>${heading}</h1>`));

describe('a running shell', () => {
  openShell();
  beforeEach(async () => {
    shell.changeEnvironment();
    await shell.untilLive(shell.remote.deploy(bundle()));
  });

  it('renders the version of the former URL of a remote, and allows both, while the new one is dead', async () => {
    shell.changeEnvironment({ catalogue: 'http://127.0.0.1:10/' });
    const policy = async () => (await shell.ask(list)).headers['content-security-policy'];
    await eventually(async () => expect(await policy()).toContain('http://127.0.0.1:10'));

    expect(await policy()).toContain(shell.remote.url.slice(0, -1));
    await untilShown('Balais');
  });

  it('does not invalidate the cached pages of other remotes for a new version of one', async () => {
    const account = await RemoteHost.start('mfe-account');
    shell.changeEnvironment({ account: account.url });
    account.deploy(bundle(), { pages: {} });
    // After a change of the environment while the shell runs, the renewed versions invalidate their pages.
    await shell.open();
    await shell.untilRendered(list);
    const { body } = await shell.ask(list);

    await shell.untilLive(account.deploy(bundle(), { pages: {} }));

    const { body: after } = await shell.ask(list);
    await account.stop();
    expect(after).toBe(body);
  });

  it('closes pages of a remote when the environment file gives it other prefixes, reports one, and reopens them', async () => {
    shell.changeEnvironment({ prefixes: ['brands'] });
    await eventually(async () => expect((await shell.ask(list)).status).toBe(404));
    const { problem } = await catalogue();
    shell.changeEnvironment();
    await shell.untilRendered(list);

    expect(problem).toContain('la page catalogue:list est fermée');
  });

  it('leaves the pages of a version without a server bundle to the browser', async () => {
    const { server: _server, ...manifest } = shell.remote.deploy(bundle());
    shell.remote.manifest = manifest;

    await eventually(async () => {
      const { headers, body } = await shell.ask(list);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(manifest.entry.file);
    });
  });

  it('responds to every request while a remote is redeployed', async () => {
    shell.remote.deploy(bundle({ loader: '() => new Promise((resolve) => setTimeout(resolve, 300, null))' }));
    await shell.untilRendered(list);

    const responses: ReturnType<typeof shell.ask>[] = [];
    const requesting = setInterval(() => responses.push(shell.ask(`${list}?${responses.length}`)), 20);
    for (const heading of ['A', 'B', 'C']) {
      shell.remote.deploy(listOf(heading));
      await untilShown(heading);
    }
    clearInterval(requesting);

    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('accepts a version without a restart once its upload is complete', async () => {
    const { version, files } = shell.remote.deploy(listOf('Brosses'));
    const last = files?.[0]?.file ?? '';
    const content = shell.remote.files.get(last) ?? '';
    shell.remote.files.delete(last);
    await eventually(async () =>
      expect((await catalogue()).refused?.reason).toContain(`${last} ne peut pas`),
    );

    shell.remote.files.set(last, content);

    await untilShown('Brosses');
    expect(await catalogue()).toMatchObject({ live: { version }, refused: null });
  });

  it('sends the newest version to a browser that failed to load a file', async () => {
    const [gone] = shell.remote.manifest?.files ?? [];
    const { version } = shell.remote.deploy(bundle());
    shell.remote.files.delete(gone?.file ?? '');

    const { body } = await shell.ask('/remotes/mfe-catalogue.json?attempt=1');

    expect(JSON.parse(body)).toMatchObject({ version });
  });
});

describe('a shell that starts', () => {
  prepareShells();

  it('responds 503 to a request for a page that hangs, after one attempt', async () => {
    const hanging = await Host.start(() => undefined);
    shell.remote.deploy(bundle({ loader: `() => fetch('${hanging.url}')` }));
    await shell.open({ deadline: 1000 });
    await shell.untilRendered('/category-product');

    const { status, headers } = await shell.ask(list);

    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '1']);
    expect(hanging.requests).toHaveLength(1);
    await hanging.stop();
  });

  it('without a good version of a remote has none in pages and responds 503 for its pointer, 404 for unknown ones', async () => {
    shell.remote.deploy(bundle(), unfit);

    await shell.open();

    expect((await shell.ask('/')).body).not.toContain('remote-entry');
    expect((await shell.ask('/remotes/mfe-catalogue.json')).status).toBe(503);
    expect((await shell.ask('/remotes/mfe-unknown.json')).status).toBe(404);
    expect((await shell.ask('/remotes/constructor.json?attempt=1')).status).toBe(404);
  });
});
