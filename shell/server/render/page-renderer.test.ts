import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually, testEnvironment } from '../testing/environment';
import { partsOf, plainFrame } from '../testing/frame';
import { families, Host } from '../testing/host';
import { bundle, RemoteHost } from '../testing/remote-host';
import { PageRenderer } from './page-renderer';

jest.setTimeout(30_000);

const name = 'mfe-catalogue';
const script = pathToFileURL(resolve(__dirname, '../../dist/render/worker.mjs'));
const list = '/category-product/SACS';
let api: Host;
let remote: RemoteHost;
let renderer: PageRenderer;
const onChange = jest.fn();
let told: jest.SpyInstance;

const environment = () => testEnvironment({ api: api.url, remotes: { [name]: remote.url } });
const start = (deadline = 1000) => {
  renderer = new PageRenderer(environment(), { script, deadline });
  renderer.on('change', onChange);
};
const deploy = (source: string) => renderer.take(name, remote.url, remote.deploy(source));

async function heading(path = list): Promise<string | null> {
  const outcome = await renderer.render(name, path, plainFrame);
  if (outcome?.kind !== 'page') return null;
  return /<h1>(.*?)<\/h1>/.exec(partsOf(outcome.page).body)?.[1] ?? '';
}

beforeEach(async () => {
  // What a broken page of a test says is not a fault of the test.
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onChange.mockClear();
  [api, remote] = await Promise.all([Host.start(families), RemoteHost.start()]);
});
afterEach(async () => {
  await renderer.close();
  await Promise.all([api.stop(), remote.stop()]);
});

it('renders the page of a remote inside the shell’s layout, with the data it was made of', async () => {
  start();
  await deploy(bundle());

  const outcome = await renderer.render(name, list, plainFrame);

  if (outcome?.kind !== 'page') throw new Error('not rendered');
  const { status, whole } = outcome.page;
  const { body, rendered } = partsOf(outcome.page);
  expect(status).toBe(200);
  expect(body).toMatch(/^<div id="root">.*<header.*CHIMIE.*<h1>Balais<\/h1>/s);
  expect(whole).toBe(true);
  expect(rendered).toMatchObject({ pathname: list, remote: name });
  expect(renderer.version(name)?.styles.get('list.css')).toContain('teal');
});

it('gives the same bytes for the same content, whenever it is rendered', async () => {
  start();
  await deploy(bundle());

  const first = await renderer.render(name, list, plainFrame);
  const later = await renderer.render(name, list, plainFrame);

  const [page, again] = [first, later].map((outcome) => outcome?.kind === 'page' && outcome.page);
  expect(page).toBeTruthy();
  expect(again).toEqual(page);
});

it('shows a new version from the next page on, and ends the worker of the old one', async () => {
  start();
  await deploy(bundle());
  const alive = activeWorkers();

  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  expect(await heading()).toBe('Brosses');
  await eventually(() => expect(activeWorkers()).toBe(alive));
  expect(onChange).toHaveBeenCalled();
});

it.each([
  ['has a syntax error', 'module.exports = {'],
  ['throws when it is evaluated', bundle({ before: "throw new Error('broken')" })],
  ['asks for files', bundle({ before: "require('fs')" })],
  ['exposes no routes', 'module.exports = { default: [] }'],
  ['ends its process', bundle({ before: 'process.exit(0)' })],
])('keeps the last good version when the new one %s', async (_what, source) => {
  start();
  await deploy(bundle());

  await deploy(source);

  expect(await heading()).toBe('Balais');
  expect(renderer.problems()[name]).toBeTruthy();
});

it('keeps the last good version when a file is not the one that was named, and takes it once it is', async () => {
  start();
  await deploy(bundle());
  const manifest = remote.deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));
  remote.host.answer = (_request, response) => void response.end('half of a file');

  await renderer.take(name, remote.url, manifest);
  expect(await heading()).toBe('Balais');
  expect(renderer.problems()[name]).toContain("n'est pas le fichier que remote.json indique");
  remote.host.answer = remote.serve;

  await eventually(async () => {
    await renderer.take(name, remote.url, manifest);
    expect(await heading()).toBe('Brosses');
  });
});

it('tells the operator once that a version is refused, and forgets it when another is taken', async () => {
  start();
  const refused = remote.deploy('module.exports = {');
  await renderer.take(name, remote.url, refused);
  const { [name]: problem } = renderer.problems();

  await deploy(bundle());

  expect(told.mock.calls).toEqual([[`${name} : version refusée : ${problem}`]]);
  expect(renderer.problems()).toEqual({});
});

it('says that a page failed until one of the same remote is rendered', async () => {
  start();
  await deploy(bundle({ body: "throw new Error('broken')" }));

  await heading();
  const whileFailing = renderer.problems();
  await heading('/category-product');

  expect(whileFailing).toEqual({ [name]: `${list} : broken` });
  expect(renderer.problems()).toEqual({});
});

it('says of the pages of the shell, too, only what is wrong right now', async () => {
  start(300);
  const home = () => renderer.render('shell', '/about', plainFrame);
  api.answer = () => undefined;
  await eventually(async () => {
    await home();
    expect(renderer.problems()).toEqual({ shell: expect.stringContaining('/about : ') });
  });

  api.answer = families;

  await eventually(async () => expect(await home()).not.toBeNull());
  expect(renderer.problems()).toEqual({});
});

it('refuses a remote that was built for another contract', async () => {
  start();

  await renderer.take(name, remote.url, remote.deploy(bundle(), { contract: 99 }));

  expect(await heading()).toBeNull();
  expect(renderer.problems()[name]).toContain('contrat 99');
});

it.each([
  ['throws', "throw new Error('broken')"],
  [
    'rejects a promise that nobody waits for',
    "Promise.reject(new Error('forgotten')); throw new Error('broken')",
  ],
])('leaves a page that %s to the browser, and renders the others', async (_what, body) => {
  start();
  await deploy(bundle({ body }));

  expect(await heading()).toBeNull();
  expect(await heading('/category-product')).toBe('Familles');
});

it.each([
  ['rejects', "async () => { throw new Error('no data') }"],
  ['never ends', '() => new Promise(() => undefined)'],
])(
  'leaves a page whose loader %s to the browser, within the deadline and a little',
  async (_what, loader) => {
    start(300);
    await deploy(bundle({ loader }));
    const startedAt = Date.now();

    expect(await heading()).toBeNull();

    expect(Date.now() - startedAt).toBeLessThan(2000);
    expect(await heading('/category-product')).toBe('Familles');
  },
);

it.each([
  ['loops for ever', 'for (;;) ;'],
  ['eats memory', 'const eaten = []; for (;;) eaten.push(new Array(100_000).fill(eaten.length))'],
  ['ends its process', 'process.exit(0)'],
  ['throws after it has answered', "setTimeout(() => { throw new Error('late') }); for (;;) ;"],
])(
  'starts the worker again after a page that %s, and does not try that page at once',
  async (_what, body) => {
    start(300);
    await deploy(bundle({ body }));

    expect(await heading()).toBeNull();

    await eventually(async () => expect(await heading('/category-product')).toBe('Familles'), 15_000);
    expect(await heading()).toBeNull();
    expect(await heading('/category-product')).toBe('Familles');
  },
);

it('leaves a page to the browser while the API is slow', async () => {
  start(300);
  await deploy(bundle());

  api.answer = () => undefined;

  // What the API said a moment ago serves for a second.
  await eventually(async () => expect(await heading()).toBeNull());
  const startedAt = Date.now();
  expect(await heading()).toBeNull();
  expect(Date.now() - startedAt).toBeLessThan(2000);
});

it('renders a page without what the API could not give, and says that it is not whole', async () => {
  start();
  await deploy(bundle());

  api.answer = (_request, response) => void response.writeHead(503).end();

  await eventually(async () => {
    const outcome = await renderer.render(name, list, plainFrame);
    expect(outcome).toMatchObject({ kind: 'page', page: { status: 200, whole: false } });
  });
});

it('follows the environment: another API for the next page, and no page of a remote that has moved', async () => {
  start();
  await deploy(bundle());
  const other = await Host.start(families);

  renderer.changeEnvironment(testEnvironment({ api: other.url, remotes: { [name]: remote.url } }));
  await eventually(async () => {
    await renderer.render(name, list, plainFrame);
    expect(other.asked).not.toEqual([]);
  });
  renderer.changeEnvironment(testEnvironment({ api: other.url, remotes: { [name]: 'http://127.0.0.1:9/' } }));

  expect(await heading()).toBeNull();
  await other.stop();
});

it('goes back to a version that it had before', async () => {
  start();
  const first = remote.deploy(bundle());
  await renderer.take(name, remote.url, first);
  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  await renderer.take(name, remote.url, first);

  expect(await heading()).toBe('Balais');
});

/** Message ports of workers that this process has. */
function activeWorkers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
}
