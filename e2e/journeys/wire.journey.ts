import { gzipSync } from 'node:zlib';
import { category, product } from '../shop/public-pages';
import { largestScripts } from '../shop/script-sizes';
import { expect, test } from '../shop/test';
import { recordOpening, repeated, scriptsOf, sourcesOfScript, type WireRecord } from '../shop/wire';

const libraries = {
  react: /node_modules\/react\/cjs\/react\.production/,
  'react-dom': /node_modules\/react-dom\/cjs\/react-dom-client\.production/,
  'react-router': /node_modules\/react-router\/dist\/(production|development)\/chunk/,
  jotai: /node_modules\/jotai\/esm\/vanilla\.mjs/,
  '@tanstack/react-query': /node_modules\/@tanstack\/query-core\/.*\/queryClient\./,
  'shared-contracts/cart': /shared-contracts\/src\/cart\/index\.ts/,
  'page-kit/sorting': /page-kit\/src\/sorting\/index\.ts/,
  'shared-contracts/auth': /shared-contracts\/src\/session\/session\.ts/,
};

/** Scripts that the HTML does not name: what they need comes in a second wave. */
const unnamed = (record: WireRecord) =>
  scriptsOf(record).filter((url) => !record.html.includes(new URL(url).pathname.slice(1)));

test.describe('On the wire', () => {
  test('a product opened by its URL gets all its code in one wave, in at most 6 scripts, nothing twice, with one copy of every shared library', async ({
    page,
  }) => {
    const record = await recordOpening(page, product);

    expect(unnamed(record)).toEqual([]);
    expect(scriptsOf(record).length).toBeLessThanOrEqual(6);
    expect(repeated(record)).toEqual([]);
    const scripts = [...new Set(scriptsOf(record))].map(sourcesOfScript);
    for (const [library, file] of Object.entries(libraries)) {
      const carriers = scripts.filter((sources) => sources.some((source) => file.test(source)));
      expect({ library, copies: carriers.length }).toEqual({ library, copies: 1 });
    }
  });

  test('a list opened by its URL gets all its code in one wave, in at most 6 scripts of 181 kB together that ask to be compiled while they come, and nothing twice', async ({
    page,
    request,
  }) => {
    const record = await recordOpening(page, category);

    const scripts = scriptsOf(record);
    expect(unnamed(record)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(6);
    expect(record.scriptBytes).toBeGreaterThan(100_000);
    expect(record.scriptBytes).toBeLessThanOrEqual(largestScripts.list);
    expect(repeated(record)).toEqual([]);
    for (const url of scripts)
      expect(await (await request.get(url)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('the home page needs at most 3 scripts of the shell, in one wave, and at most 157 kB', async ({
    page,
    shop,
  }) => {
    const record = await recordOpening(page, '/');

    const scripts = scriptsOf(record);
    expect(unnamed(record)).toEqual([]);
    expect(scripts.filter((url) => url.startsWith(shop.url)).length).toBeLessThanOrEqual(3);
    expect(scripts.filter((url) => !url.startsWith(shop.url))).toEqual([]);
    expect(record.scriptBytes).toBeGreaterThan(100_000);
    expect(record.scriptBytes).toBeLessThanOrEqual(largestScripts.home);
    expect(repeated(record)).toEqual([]);
  });

  test('a product shows its content with the HTML, whatever becomes of the calls and the scripts', async ({
    page,
    shop,
  }) => {
    await page.route(`${shop.apiUrl}/**`, () => undefined);
    await page.route('**/*.js', () => undefined);

    await page.goto(product, { waitUntil: 'commit' });

    await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
    await expect(page.getByText('12,90')).toBeVisible();
  });

  test('a remote weighs at most 11 kB before its pages', async ({ request, shop }) => {
    for (const name of ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account']) {
      const url = `http://localhost:${shop.ports[name]}/`;
      const manifest = await (await request.get(`${url}remote.json`)).json();
      const entry = await (await request.get(`${url}${manifest.entry.file}`)).body();

      expect(gzipSync(entry, { level: 9 }).length).toBeLessThanOrEqual(largestScripts.remoteEntry);
    }
  });
});
