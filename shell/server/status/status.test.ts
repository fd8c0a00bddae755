import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { shell } from '../testing/shell-of-each-test';

const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`;
/** Headers of a request from another machine, as a proxy forwards it. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };

it('/live and /ready respond one word to any client', async () => {
  await shell.open();

  expect(await shell.ask('/live', fromElsewhere)).toMatchObject({ status: 200, body: 'live' });
  await shell.untilRendered('/about');
  expect(await shell.ask('/ready', fromElsewhere)).toMatchObject({ status: 200, body: 'ready' });
});

it('the shell is not ready until it can render the stored version of a remote', async () => {
  await shell.open();
  await shell.untilRendered('/category-product/SACS');

  await shell.open();
  await eventually(async () => expect((await shell.ask('/ready')).body).toBe('ready'));

  expect((await shell.ask('/category-product/SACS')).headers['cache-control']).toContain('s-maxage');
});

it.each(['/health', '/status'])('%s returns 404 to other machines when no key is set', async (path) => {
  await shell.open();

  expect((await shell.ask(path)).status).toBe(200);
  expect(await shell.ask(path, fromElsewhere)).toMatchObject({ status: 404, body: 'Introuvable' });
  expect((await shell.ask(path, { ...fromElsewhere, authorization: 'Bearer ' })).status).toBe(404);
});

it.each(['/health', '/status'])('%s responds to other machines only with the key', async (path) => {
  await shell.open({ statusKey: 'clef-de-supervision' });
  const ask = (authorization: string) => shell.ask(path, { ...fromElsewhere, authorization });

  const without = await shell.ask(path, fromElsewhere);

  expect(without.status).toBe(401);
  expect(without.headers['www-authenticate']).toMatch(/^Basic/);
  expect((await ask(basic('autre'))).status).toBe(401);
  expect((await ask(basic('clef-de-supervision'))).status).toBe(200);
  expect(await ask('Bearer clef-de-supervision')).toMatchObject({ status: 200 });
});

it('/status shows the live version of each remote, and why a version is refused', async () => {
  shell.remote.deploy(bundle(), { commit: '0123456789abcdef' });
  await shell.open();
  shell.remote.deploy(bundle(), { version: '<b>9</b>', contract: 99 });
  await shell.open();

  const { body, headers } = await shell.ask('/status');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('commit 0123456789');
  expect(body).toContain('contrat 99, attendu : 1');
  expect(body).toContain('&lt;b&gt;9&lt;/b&gt;');
  expect(body).toContain('mfe-account');
});

it('/health counts as left to the browser only pages that should have been rendered', async () => {
  const list = '/category-product/SACS';
  shell.remote.deploy(bundle({ loader: '() => new Promise(() => undefined)' }));
  await shell.open({ deadline: 1000 });
  await shell.untilRendered('/category-product');
  const { leftToBrowser } = (await shell.health()).rendering;

  await Promise.all(['/order', '/profile', '/verify-email'].map((path) => shell.ask(path)));
  const afterPrivate = (await shell.health()).rendering;
  await shell.ask(list);
  const afterTimeout = (await shell.health()).rendering;

  expect(afterPrivate.leftToBrowser).toBe(leftToBrowser);
  expect(afterTimeout.leftToBrowser).toBe(leftToBrowser + 1);
  expect(afterTimeout.problems).toEqual({ 'mfe-catalogue': expect.stringContaining(list) });
});

it('/health reports that rendering is off, and the browser renders every page', async () => {
  await shell.open({ deadline: null });

  const { headers, body } = await shell.ask('/');

  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect((await shell.health()).rendering).toBe('off');
});
