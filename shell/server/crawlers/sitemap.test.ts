import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { eventually, testEnvironment, waitForHosts } from '../testing/environment';
import { Host } from '../testing/host';
import { shellAssets } from '../testing/shell-assets';
import { addSitemap, sitemapFreshFor } from './sitemap';

/** Articles in a response of the API. */
const perPage = 10;
const shopUrl = 'https://shop.test/';
let api: Host;
let server: FastifyInstance;
let products = 2;
let isDown = false;
let listsArticles = true;

beforeEach(async () => {
  waitForHosts();
  [products, isDown, listsArticles] = [2, false, true];
  api = await Host.start((request, response) => {
    if (isDown) return void response.writeHead(503).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    if (!listsArticles && pathname === '/products/sitemap') return void response.writeHead(404).end();
    const categories = [{ code: 'SACS', name: 'Sacs', subcategories: [{ code: 'TRI', name: 'Tri' }] }];
    const from = (Number(searchParams.get('page')) - 1) * perPage;
    const items = Array.from({ length: Math.max(0, Math.min(products - from, perPage)) }, (_, index) => ({
      Code: from + index === 1 ? 'A&B<\'">' : `P-${from + index}`,
      Category: 'SACS',
      SubCategory: from + index === 0 ? null : 'TRI',
    }));
    const answer =
      pathname === '/products/categories' ? categories : { items, pages: Math.ceil(products / perPage) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const environment = { ...testEnvironment({ api: api.url }), shop: { url: shopUrl } };
  server = fastify({ exposeHeadRoutes: true });
  addSitemap(server, shellAssets, () => environment);
});
afterEach(async () => {
  await server.close();
  await api.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const urlsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('the sitemap lists every public page in one file if they fit into it', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
  });
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect(urlsOf(body)).toEqual([
    'https://shop.test/',
    'https://shop.test/about',
    'https://shop.test/category-product',
    'https://shop.test/category-product/SACS',
    'https://shop.test/category-product/SACS/TRI',
    'https://shop.test/category-product/SACS/autres/P-0',
    'https://shop.test/category-product/SACS/TRI/A%26B%3C&apos;%22%3E',
  ]);
});

it('the sitemap lists no articles when the API has no list of them', async () => {
  listsArticles = false;

  const { statusCode, body } = await get('/sitemap.xml');

  expect(statusCode).toBe(200);
  expect(urlsOf(body).at(-1)).toBe('https://shop.test/category-product/SACS/TRI');
});

it('the sitemap of articles that the API lists on five pages is an index of five files with different articles', async () => {
  products = 50;

  const list = await get('/sitemap.xml');
  const files = urlsOf(list.body);
  const pages = await Promise.all(files.map((url) => get(new URL(url ?? '').pathname)));

  expect(list.body).toContain('<sitemapindex xmlns=');
  expect(files).toEqual([1, 2, 3, 4, 5].map((page) => `https://shop.test/sitemap-${page}.xml`));
  const articles = pages.flatMap(({ body }) => body.match(/\/SACS\/\w+\/[^<]+/g) ?? []);
  expect(new Set(articles).size).toBe(50);
  expect(pages[1]?.body).not.toContain('/about<');
  expect((await get('/sitemap-6.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
});

it('the sitemap is compressed if the client accepts it, and has no body for HEAD and a matching If-None-Match', async () => {
  const plain = await get('/sitemap.xml');
  const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
  const revalidated = await get('/sitemap.xml', { 'if-none-match': String(packed.headers.etag) });
  const head = await server.inject({ method: 'HEAD', url: '/sitemap.xml' });

  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(plain.body);
  expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', packed.headers.etag]);
});

it('the sitemap is cached, and renewed in the background when it is stale', async () => {
  await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
  const { body } = await get('/sitemap.xml');
  expect(api.requests).toHaveLength(2);
  products = 3;

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + sitemapFreshFor);

  expect((await get('/sitemap.xml')).body).toBe(body);
  await eventually(async () => expect((await get('/sitemap.xml')).body).toContain('P-2'));
});

it('while the API is down, the last good sitemap is sent, or else 503 with Retry-After and a log line', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { body } = await get('/sitemap.xml');
  isDown = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + sitemapFreshFor);

  expect((await get('/sitemap.xml')).body).toBe(body);
  const other = await get('/sitemap-1.xml');

  expect(other).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Plan du site indisponible : products.* 503$/)]]);
  isDown = false;
  expect((await get('/sitemap-1.xml')).statusCode).toBe(200);
});
