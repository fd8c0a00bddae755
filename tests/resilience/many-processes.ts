import { ensureBuilt } from '../../tools/setup/build.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { withDatabase } from '../../tools/setup/testing/database.mjs';
import { audit, readOrders, untilReconciled } from './killed-api/audit-orders';
import { fewBuyers } from './killed-api/buyers';
import { turnsOf } from './many-processes/buyers-turns';
import { startSite } from './many-processes/site';
import { Visitor } from './many-processes/visitors';
import { print, sign } from './report/print';
import { limits, untilDone } from './waiting/until';

/** Pages that visitors open during a fault. */
const visitsDuring = 12;

const responds = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns the paths of all product pages, which no shell has cached yet. */
async function articlePaths(apiUrl: string): Promise<IterableIterator<string>> {
  const { items }: { items: Record<'Code' | 'Category' | 'SubCategory', string>[] } = await (
    await fetch(`${apiUrl}/products/sitemap?page=1`)
  ).json();
  return items
    .map(({ Category, SubCategory, Code }) => `/category-product/${Category}/${SubCategory}/${Code}`)
    .values();
}

/**
 * Runs the processes of `compose.yaml` and a replica from Debian's packages; kills and replaces each while
 * customers buy and visitors read, shells and APIs by the next build. True when no order is lost, duplicated
 * or unsettled, no file is missing, and pages are refused only without the database.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const {
    NGINX_PATH: nginx,
    PGBOUNCER_PATH: pgbouncer,
    VALKEY_PATH: valkey,
  } = {
    ...ensureEngine('nginx'),
    ...ensureEngine('pgbouncer'),
    ...ensureEngine('valkey'),
  };
  if (!nginx || !pgbouncer || !valkey) return chosen[0] === 'sample';
  await ensureBuilt();
  const site = await startSite({ nginx, pgbouncer, valkey });
  try {
    let isDatabaseDown = false;
    const articles = await articlePaths(site.api.url);
    const visitors = [1, 2].map(() => new Visitor(site.url, articles, () => isDatabaseDown));
    const reading = visitors.map((visitor) => visitor.visitUntilStopped());
    const sum = (of: (visitor: Visitor) => number) => visitors.reduce((all, each) => all + of(each), 0);
    const visits = () => sum(({ pages, unreached }) => pages + unreached);
    const buyers = await fewBuyers(site);
    const turns = turnsOf(buyers);
    const countedInDatabase = () =>
      withDatabase(site.database, (query) =>
        query("select 1 from throttles where key like 'form-customer%'"),
      );
    const faults: string[] = [];
    for (const { name, kill, start, isDatabase = false, countsTries = false } of site.parts) {
      const found: string[] = [];
      await turns.begin();
      if (countsTries && (await countedInDatabase()).length > 0)
        found.push('purchases not counted in Valkey');
      isDatabaseDown = isDatabase;
      await kill();
      const before = visits();
      await (countsTries ? turns.untilBought() : turns.untilTried());
      await untilDone('some visits', () => visits() > before + visitsDuring);
      await start();
      await turns.untilBought();
      for (const url of [...site.ready, site.url]) await untilDone(`${url} responds`, () => responds(url));
      isDatabaseDown = false;
      if (countsTries && (await countedInDatabase()).length === 0) found.push('purchases not counted');
      found.push(...new Set(visitors.flatMap((visitor) => visitor.faults.splice(0))));
      print(`${sign(found.length === 0)} ${name} killed and replaced`);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    for (const url of site.apiUrls) {
      const { replica } = await (await fetch(`${url}/health`)).json();
      print(`  replica of ${url}: ${replica?.lagSeconds} s behind`);
      if (typeof replica?.lagSeconds !== 'number') faults.push('the replica reports no lag');
    }
    await turns.stop();
    for (const visitor of visitors) visitor.stopping = true;
    await Promise.all(reading);
    const notified = buyers.filter(({ kind }) => kind === 'notified');
    const unsettled = await untilReconciled(notified, limits.done);
    const orders = await readOrders(site.database);
    faults.push(
      ...unsettled.map((id) => `payment not settled: ${id}`),
      ...audit(buyers, orders),
      ...buyers.flatMap(({ unexpected }) => unexpected),
      ...visitors.flatMap((visitor) => visitor.faults),
    );
    print(
      `  ${buyers.flatMap(({ purchases }) => purchases).length} purchases, ${orders.length} orders, ${sum(({ pages }) => pages)} pages (503 without database: ${sum(({ refused }) => refused)}), ${sum(({ files }) => files)} files; ${sum(({ unreached }) => unreached)} requests without a process`,
    );
    for (const fault of faults) print(`    ${fault}`);
    print(
      `${sign(faults.length === 0)} orders lost, duplicated or unsettled, files missing, pages failed: ${faults.length}`,
    );
    return faults.length === 0;
  } finally {
    await site.stop();
  }
}
