import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { shell } from '../testing/shell-of-each-test';

const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`;
/** As a proxy hands on what comes from elsewhere. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };

it('says one word to everybody', async () => {
  await shell.open();

  expect(await shell.ask('/live', fromElsewhere)).toMatchObject({ status: 200, body: 'live' });
  await shell.untilRendered('/about');
  expect(await shell.ask('/ready', fromElsewhere)).toMatchObject({ status: 200, body: 'ready' });
});

it('wants no visitors before it can render the pages of a remote whose version it has kept', async () => {
  await shell.open();
  await shell.untilRendered('/category-product/SACS');

  await shell.open();
  await eventually(async () => expect((await shell.ask('/ready')).body).toBe('ready'));

  expect((await shell.ask('/category-product/SACS')).headers['cache-control']).toContain('s-maxage');
});

it.each(['/health', '/status'])('keeps the details of %s from those who are elsewhere', async (path) => {
  await shell.open();

  expect((await shell.ask(path)).status).toBe(200);
  expect(await shell.ask(path, fromElsewhere)).toMatchObject({ status: 404, body: 'Introuvable' });
  expect((await shell.ask(path, { ...fromElsewhere, authorization: 'Bearer ' })).status).toBe(404);
});

it.each(['/health', '/status'])('gives the details of %s to those who have the key', async (path) => {
  await shell.open({ statusKey: 'clef-de-supervision' });
  const ask = (authorization: string) => shell.ask(path, { ...fromElsewhere, authorization });

  const without = await shell.ask(path, fromElsewhere);

  expect(without.status).toBe(401);
  expect(without.headers['www-authenticate']).toMatch(/^Basic/);
  expect((await ask(basic('autre'))).status).toBe(401);
  expect((await ask(basic('clef-de-supervision'))).status).toBe(200);
  expect(await ask('Bearer clef-de-supervision')).toMatchObject({ status: 200 });
});

it('tells people of each remote what is live, and what is refused and why', async () => {
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
