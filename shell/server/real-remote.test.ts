import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { product } from 'shared-contracts/testing';
import { Host } from './testing/host';
import { RunningShell } from './testing/running-shell';

/** The deployable build of the catalogue. */
const catalogue = resolve(__dirname, '../../mfe-catalogue/dist/browser');
const path = '/category-product/SACS/TRI/SAC-1';
const category = { code: 'SACS', name: 'Sacs' };
const part = { code: 'TRI', name: 'Tri' };
const sack = product({ Code: 'SAC-1', Category: category, SubCategory: part });
let shell: RunningShell<Host>;
/** Ids of the requests for an unknown product. */
const requestIds: (string | string[] | undefined)[] = [];

beforeAll(async () => {
  const api = await Host.start((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    const items = searchParams.get('category') === category.code ? [sack] : [];
    const responses: Record<string, unknown> = {
      '/products/categories': [{ ...category, subcategories: [part] }],
      '/products': { items, targetItem: { item: sack, stock: 3, lastEvaluatedKey: null } },
      '/products/SAC-1': sack,
      '/products/SAC-1/stock': [{ quantity: 3 }],
    };
    const found = responses[pathname];
    if (pathname === '/products/NOTHING-2') requestIds.push(request.headers['x-request-id']);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { code: 'notFound', message: 'Introuvable' }));
  });
  const remote = await Host.start(({ url = '' }, response) => {
    const file = join(catalogue, url);
    response.writeHead(existsSync(file) ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': url.endsWith('.css') ? 'text/css' : 'text/javascript',
    });
    response.end(existsSync(file) ? readFileSync(file) : undefined);
  });
  shell = new RunningShell(api, remote);
  await shell.open();
});
afterAll(() => shell.stop());

it('a product URL with the wrong category is redirected to the canonical URL', async () => {
  await shell.untilRendered(path);

  const { status, headers } = await shell.ask('/category-product/CHIMIE/GEL/SAC-1');

  expect([status, headers.location, headers['cache-control']]).toEqual([308, path, 'max-age=60']);
  expect(await shell.ask(path)).toMatchObject({ status: 200 });
});

it('API requests during the rendering of a page have the id of the visitor’s request', async () => {
  const sent = { 'x-request-id': 'edge-0123456789' };
  await shell.untilRendered(path);

  const { headers } = await shell.ask('/category-product/SACS/TRI/NOTHING-2', sent);

  expect(headers).toMatchObject(sent);
  expect(requestIds).toContain(sent['x-request-id']);
});

it.each([
  ['an unknown product', '/category-product/SACS/TRI/NOTHING-1'],
  ['a product code that is a NUL character', '/category-product/SACS/TRI/%00'],
])('%s returns a 404 page, which no cache may store', async (_what, url) => {
  await shell.untilRendered('/');
  await shell.untilRendered(path);

  const { status, headers, body } = await shell.ask(url);

  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  expect(body).toMatch(/<h1[ >]/);
});
