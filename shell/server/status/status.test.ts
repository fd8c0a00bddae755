import { resolve } from 'node:path';
import { PageResponder } from '../pages/page-responder';
import { readShellBuild } from '../pages/shell-build';
import { eventually, testEnvironment } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { openShell, prepareShells, shell } from '../testing/shell';
import { type Health, watchReadiness } from './health';
import { statusContent } from './status-page';

const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`;
/** Headers of a request from another machine, as a proxy forwards it. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };

describe('on a shell without a key', () => {
  openShell();

  it('/live and /ready respond one word to any client', async () => {
    await shell.untilRendered('/about');

    expect(await shell.ask('/live', fromElsewhere)).toMatchObject({ status: 200, body: 'live' });
    expect(await shell.ask('/ready', fromElsewhere)).toMatchObject({ status: 200, body: 'ready' });
  });

  it.each(['/health', '/status'])('%s returns 404 to other machines', async (path) => {
    expect((await shell.ask(path)).status).toBe(200);
    expect(await shell.ask(path, fromElsewhere)).toMatchObject({ status: 404, body: 'Introuvable' });
    expect((await shell.ask(path, { ...fromElsewhere, authorization: 'Bearer ' })).status).toBe(404);
  });
});

describe('on a shell with a key', () => {
  openShell({ settings: { statusKey: 'clef-de-supervision', deadline: null } });

  it.each(['/health', '/status'])('%s responds to other machines only with the key', async (path) => {
    const ask = (authorization: string) => shell.ask(path, { ...fromElsewhere, authorization });

    const without = await shell.ask(path, fromElsewhere);

    expect(without.status).toBe(401);
    expect(without.headers['www-authenticate']).toMatch(/^Basic/);
    expect((await ask(basic('autre'))).status).toBe(401);
    expect((await ask(basic('clef-de-supervision'))).status).toBe(200);
    expect(await ask('Bearer clef-de-supervision')).toMatchObject({ status: 200 });
  });

  it('/health reports that rendering is off, and the browser renders every page', async () => {
    const { headers, body } = await shell.ask('/');

    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<div id="root"></div>');
    expect((await shell.health()).rendering).toBe('off');
  });
});

describe('a shell with a version of a remote', () => {
  prepareShells();

  it('is not ready until it can render the stored version', async () => {
    await shell.open();
    await shell.untilRendered('/category-product/SACS');

    await shell.open();
    await eventually(async () => expect((await shell.ask('/ready')).body).toBe('ready'));

    expect((await shell.ask('/category-product/SACS')).headers['cache-control']).toContain('s-maxage');
  });

  it('counts as left to the browser only pages that should have been rendered', async () => {
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
});

const good = { version: '1.0.0', build: 'abc', commit: null, since: '2026-05-01T10:00:00Z' };
const canary = { percent: 20, live: null, refused: null };
const speed = { visits: 0, lcp: 0, inp: 0 };
const quiet = { url: 'http://a.test/', live: null, refused: null, problem: null, canary: null, visits: [] };

it.each([
  ['no version', {}, 'aucune version : la page de repli est affichée'],
  ['a commit', { live: { ...good, commit: '0123456789abcdef' } }, 'commit 0123456789,'],
  ['a refused version', { refused: { ...good, version: '<b>9</b>', reason: '' } }, '&lt;b&gt;9&lt;/b&gt;'],
  ['the reason of a refusal', { refused: { ...good, reason: 'demande react' } }, 'demande react'],
  ['a problem', { problem: 'statut 503' }, 'statut 503'],
  ['a canary', { live: good, canary: { ...canary, live: good } }, '(20 %)'],
  ['a refused canary', { canary: { ...canary, refused: { reason: 'trop de fautes' } } }, 'trop de fautes'],
  ['a canary that was not checked', { canary }, 'pas encore contrôlé'],
  ['visits', { visits: [{ ...good, speed, visits: 2, errors: 1 }] }, '2 visites, 1 avec une erreur'],
  ['an error', { visits: [{ ...good, speed, firstError: '<b> (page.js:1:2)' }] }, '&lt;b&gt; (page.js:1:2)'],
])('the status of a remote with %s shows it', (_what, remote, text) => {
  const health = {
    version: '1.0.0',
    environment: 'local',
    environmentRefused: null,
    rendering: 'off',
    remotes: { 'mfe-a': { ...quiet, ...remote } },
  };

  expect(statusContent(health as unknown as Health)).toContain(text);
});

it('the shell is not ready while no page can be made', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const served = { environment: testEnvironment({ api: 'http://[bad/' }), remotes: {}, shell: null };
  const responder = new PageResponder(readShellBuild(resolve(__dirname, '../../dist')), served);
  const deployments = { isReady: () => true };
  const readiness = watchReadiness({ deployments, responder, published: null, isDraining: () => false });

  expect(await readiness()).toBe('broken');
  served.environment = testEnvironment();
  expect(await readiness()).toBe('ready');
});
