import { gzipSync } from 'node:zlib';
import { recordOpening, repeated, scriptsOf, type WireRecord } from '../shop/page-weight';
import { category } from '../shop/public-pages';
import { scriptBudgets } from '../shop/script-budgets';
import { expect, test } from '../shop/test';

const kB = (bytes: number) => `${bytes / 1000} kB`;

/** Scripts that the HTML does not reference: they are requested only after another script has run. */
const unreferenced = (record: WireRecord) =>
  scriptsOf(record).filter((url) => !record.html.includes(new URL(url).pathname.slice(1)));

test(`a list loads at most 6 scripts of ${kB(scriptBudgets.list)}, all referenced in its HTML and eagerly compiled, and no file twice @main @mfe-catalogue`, async ({
  page,
  request,
}) => {
  const record = await recordOpening(page, category);

  const scripts = scriptsOf(record);
  expect(unreferenced(record)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(record.scriptBytes).toBeGreaterThan(100_000);
  expect(record.scriptBytes).toBeLessThanOrEqual(scriptBudgets.list);
  expect(repeated(record)).toEqual([]);
  for (const url of scripts)
    expect(await (await request.get(url)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test(`the home page loads at most 3 scripts of ${kB(scriptBudgets.home)}, all referenced in its HTML and none of a remote, and no file twice`, async ({
  page,
  shop,
}) => {
  const record = await recordOpening(page, '/');

  const scripts = scriptsOf(record);
  expect(unreferenced(record)).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(scripts.filter((url) => !url.startsWith(shop.url))).toEqual([]);
  expect(record.scriptBytes).toBeGreaterThan(100_000);
  expect(record.scriptBytes).toBeLessThanOrEqual(scriptBudgets.home);
  expect(repeated(record)).toEqual([]);
});

test(`the entry of each remote weighs at most ${kB(scriptBudgets.remoteEntry)}`, async ({
  request,
  shop,
}) => {
  for (const name of ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account']) {
    const url = `http://localhost:${shop.ports[name]}/`;
    const manifest = await (await request.get(`${url}remote.json`)).json();
    const entry = await (await request.get(`${url}${manifest.entry.file}`)).body();

    expect(gzipSync(entry, { level: 9 }).length).toBeLessThanOrEqual(scriptBudgets.remoteEntry);
  }
});
