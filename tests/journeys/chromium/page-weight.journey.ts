import { gzipSync } from 'node:zlib';
import { recordOpening, repeated, scriptsOf, type WireRecord } from '../shop/page-weight';
import { category } from '../shop/public-pages';
import { scriptBudgets } from '../shop/script-budgets';
import { expect, test } from '../shop/test';

const kB = (bytes: number) => `${bytes / 1000} kB`;

/** Scripts that the HTML does not reference: they are requested only after another script has run. */
const unreferenced = (record: WireRecord) =>
  scriptsOf(record).filter((url) => !record.html.includes(new URL(url).pathname.slice(1)));

for (const [what, path, most, budget, tags] of [
  ['a list', category, 7, scriptBudgets.list, ' @main @mfe-catalogue'],
  ['the home page', '/', 3, scriptBudgets.home, ''],
] as const)
  test(`${what} loads at most ${most} scripts of ${kB(budget)}, all referenced in its HTML and eagerly compiled, and no file twice${tags}`, async ({
    page,
    request,
    shop,
  }) => {
    const record = await recordOpening(page, path);

    const scripts = scriptsOf(record);
    const ofRemotes = scripts.filter((url) => !url.startsWith(shop.url));
    expect(unreferenced(record)).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(most);
    expect(ofRemotes.length > 0).toBe(path !== '/');
    expect(record.scriptBytes).toBeGreaterThan(100_000);
    expect(record.scriptBytes).toBeLessThanOrEqual(budget);
    expect(repeated(record)).toEqual([]);
    for (const url of scripts)
      expect(await (await request.get(url)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
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
