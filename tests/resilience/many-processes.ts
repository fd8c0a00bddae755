import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { ensureProgram } from '../../tools/workspace/test-programs.mjs';
import { launchBrowser } from '../kit/launch-browser';
import { responds } from '../kit/server';
import { untilDone } from '../kit/until';
import { audit, readOrders, untilSettled } from './killed-api/audit-orders';
import { makeBuyers, turnsOf } from './killed-api/buyers';
import { startSite } from './many-processes/site';
import { Visitor, visitInBrowser } from './many-processes/visitors';
import { print, sign } from './report/print';

/** Pages that visitors open during a fault. */
const visitsDuring = 12;

type Site = Awaited<ReturnType<typeof startSite>>;

/** Returns the paths of all product pages, which no shell has cached yet. */
async function articlePaths({ api }: Site): Promise<IterableIterator<string>> {
  const { items }: { items: Record<'Code' | 'Category' | 'SubCategory', string>[] } = await (
    await fetch(`${api.url}/products/sitemap?page=1`)
  ).json();
  return items
    .map(({ Category, SubCategory, Code }) => `/category-product/${Category}/${SubCategory}/${Code}`)
    .values();
}

/** Kills and starts each part while customers buy and visitors read. @returns the faults found */
async function killEach(site: Site): Promise<string[]> {
  let isDatabaseDown = false;
  const articles = await articlePaths(site);
  const visitors = [1, 2].map(() => new Visitor(site.url, articles, () => isDatabaseDown));
  const reading = visitors.map((visitor) => visitor.visitUntilStopped());
  const visits = () => visitors.reduce((sum, visitor) => sum + visitor.visits, 0);
  const buyers = await makeBuyers(site);
  const turns = turnsOf(buyers);
  const faults: string[] = [];
  for (const { name, kill, start, isDatabase = false } of site.parts) {
    await turns.begin();
    isDatabaseDown = isDatabase;
    await kill();
    const before = visits();
    await turns.untilTried();
    await untilDone('some visits', () => visits() > before + visitsDuring);
    await start();
    await turns.untilBought();
    for (const url of [...site.ready, site.url]) await untilDone(`${url} responds`, () => responds(url));
    isDatabaseDown = false;
    const found = [...new Set(visitors.flatMap((visitor) => visitor.faults.splice(0)))];
    print(`${sign(found.length === 0)} ${name} killed and replaced`);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await turns.stop();
  for (const visitor of visitors) visitor.stopping = true;
  await Promise.all(reading);
  const unsettled = await untilSettled(buyers);
  const orders = await readOrders(site.database);
  print(`  ${orders.length} orders, ${visits()} visits`);
  return [
    ...faults,
    ...unsettled,
    ...audit(buyers, orders),
    ...buyers.flatMap(({ unexpected }) => unexpected),
  ];
}

/** Replaces a shell `times` times by the other build while browsers visit. @returns the faults found */
async function replaceUnderVisits(site: Site, times: number): Promise<string[]> {
  const browser = await launchBrowser();
  const faults: string[] = [];
  const builds = new Set<string | undefined>();
  let visits = 0;
  let isOver = false;
  const visitAll = async () => {
    while (!isOver) {
      const { main, faults: found } = await visitInBrowser(browser, site.url, visits);
      visits += 1;
      builds.add(main);
      faults.push(...found);
    }
  };
  try {
    const visiting = [visitAll(), visitAll()];
    for (let time = 0; time < times; time += 1) {
      const before = visits;
      const code = await site.replaceShell(time % 2 === 0 ? 'first' : 'next');
      if (code !== 0) faults.push(`the shell exited with ${code}`);
      // nginx may prefer the other shell for a while.
      await untilDone('visits of both builds', () => visits > before + 4 && builds.size > Math.min(time, 1));
    }
    isOver = true;
    await Promise.all(visiting);
  } finally {
    await browser.close();
  }
  if (builds.size !== 2) faults.push(`visits of ${builds.size} builds`);
  print(`${sign(faults.length === 0)} shell replaced ${times} times, ${visits} visits in browsers`);
  return faults;
}

/**
 * Runs the processes of `compose.yaml` from Debian's packages; kills and replaces each while
 * customers buy and visitors read, shells and APIs by the next build; then replaces a shell while browsers
 * visit, twenty times (`sample`: twice). True when no order is lost, duplicated or unsettled, no file is
 * missing, no page reloads, and pages are refused only without the database; also if a sample lacks a program.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const { NGINX_PATH: nginx } = ensureProgram('nginx');
  const { PGBOUNCER_PATH: pgbouncer } = ensureProgram('pgbouncer');
  const { VALKEY_PATH: valkey } = ensureProgram('valkey');
  if (!nginx || !pgbouncer || !valkey) return chosen === 'sample';
  await ensureBuilt();
  const site = await startSite({ nginx, pgbouncer, valkey });
  try {
    const faults = [
      ...(await killEach(site)),
      ...(await replaceUnderVisits(site, chosen === 'sample' ? 2 : 20)),
    ];
    for (const fault of faults) print(`    ${fault}`);
    print(
      `${sign(faults.length === 0)} orders lost, duplicated or unsettled, files missing, pages failed: ${faults.length}`,
    );
    return faults.length === 0;
  } finally {
    await site.stop();
  }
}
