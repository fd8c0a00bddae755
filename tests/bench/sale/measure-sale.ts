import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Category, ProductList } from 'shared-contracts/api/products';
import type { Cleanup } from '../cleanup';
import type { Options } from '../options';
import { startPostgresShop } from '../postgres-shop';
import { untilQuiet } from '../report/machine';
import { printTable, quantile } from '../report/statistics';
import { customerHeaders, orderOnAccount, request } from '../requests';

/** Visits a second: a hundredth of a sale's day with a hundred times the visitors of a usual one. */
const visitsPerSecond = 5;
/** One visitor of so many orders. */
const visitorsPerOrder = 10;
/** A customer may order a hundred times in a quarter of an hour. */
const buyers = 200;
const requestsPerStep = 60;
const second = 1_000;

/** Returns the processor time in milliseconds that all processes but this one have used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const used = os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return used - (user + system) / 1_000;
}

/** Processor time per millisecond of an idle machine. */
async function idleShare(): Promise<number> {
  const [before, startedAt] = [processorTime(), performance.now()];
  await pause(10 * second);
  return (processorTime() - before) / (performance.now() - startedAt);
}

/**
 * Measures the processor time of `act` with all that it causes, such as emails, beyond that of an idle machine.
 * @returns milliseconds
 */
async function processorTimeOf(act: () => Promise<unknown>, idle: number): Promise<number> {
  const [before, startedAt] = [processorTime(), performance.now()];
  await act();
  await pause(2 * second);
  await untilQuiet(0.1);
  return processorTime() - before - idle * (performance.now() - startedAt);
}

interface Step {
  readonly name: string;
  /** Times that a visit takes the step. */
  readonly perVisit: number;
  ask(n: number): Promise<unknown>;
}

function stepsOf({ url, apiUrl }: { readonly url: string; readonly apiUrl: string }, paths: Paths): Step[] {
  const one = (list: readonly string[], n: number) => list[n % list.length] ?? '';
  let orders = 0;
  async function order(n: number) {
    const headers = await customerHeaders(apiUrl, `buyer-${orders++ % buyers}`);
    const [{ id }] = await request(`${apiUrl}/users/addresses`, headers);
    await orderOnAccount(apiUrl, headers, id, one(paths.codes, n));
  }
  const steps = [
    { name: 'cached page', ask: () => request(url) },
    { name: 'rendered list', ask: (n: number) => request(url + one(paths.lists, n)) },
    { name: 'rendered product', ask: (n: number) => request(url + one(paths.products, n)) },
    { name: 'uncached list call', ask: (n: number) => request(`${apiUrl}/products?category=CHIMIE&n=${n}`) },
    {
      name: 'search',
      ask: (n: number) => request(`${apiUrl}/products/search?q=${one(paths.words, n)}&n=${n}`),
    },
    { name: 'sign-in and order', perVisit: 1 / visitorsPerOrder, ask: order },
  ];
  return steps.map((step) => ({ perVisit: 1, ...step }));
}

type Paths = Awaited<ReturnType<typeof pathsOf>>;
async function pathsOf(apiUrl: string) {
  const get = (path: string) => request(apiUrl + path);
  const categories: Category[] = await get('/products/categories');
  const lists = categories.flatMap(({ code, subcategories }) =>
    subcategories.map((each) => `/category-product/${code}/${each.code}`),
  );
  const items: ProductList['items'][number][] = [];
  for (const { code } of categories) items.push(...(await get(`/products?limit=50&category=${code}`)).items);
  return {
    lists,
    products: items.map(
      ({ Code, Category: family, SubCategory: part }) =>
        `/category-product/${family?.code}/${part?.code}/${Code}`,
    ),
    codes: items.map(({ Code }) => Code),
    words: [...new Set(items.map(({ Designation }) => Designation.split(' ')[0] ?? ''))],
  };
}

/** Compares the processor time of `runs` minutes of a sale with the sum of its steps, measured one by one. */
export async function measure({ runs }: Options, cleanup: Cleanup) {
  const shop = await startPostgresShop('sale', cleanup, (psql) =>
    psql('-v', `buyers=${buyers}`, '-f', join(import.meta.dirname, 'buyers.sql')),
  );
  const steps = stepsOf(shop, await pathsOf(shop.apiUrl));
  // Until hot code is compiled, a page costs 50 % more.
  for (const { ask } of steps) for (let n = 0; n < requestsPerStep; n += 1) await ask(n + requestsPerStep);
  await untilQuiet(0.1);
  const idle = await idleShare();
  const costs: Record<string, unknown>[] = [];
  let expected = 0;
  for (const { name, perVisit, ask } of steps) {
    const used = await processorTimeOf(async () => {
      for (let n = 0; n < requestsPerStep; n += 1) await ask(n);
    }, idle);
    costs.push({ name, processor: used / requestsPerStep, perVisit });
    expected += (perVisit * used) / requestsPerStep;
  }
  printTable('Milliseconds of processor', costs);

  const visits = Math.round(runs * 60 * visitsPerSecond);
  const times: Record<string, number[]> = Object.fromEntries(steps.map(({ name }) => [name, []]));
  let failed = 0;
  async function visit(n: number) {
    for (const { name, perVisit, ask } of steps) {
      if (n % (1 / perVisit) !== 0) continue;
      const startedAt = performance.now();
      await ask(n).catch((error: Error) => {
        failed += 1;
        console.error(error.message);
      });
      times[name]?.push(performance.now() - startedAt);
    }
  }
  const used = await processorTimeOf(async () => {
    const running: Promise<void>[] = [];
    for (let n = 0; n < visits; n += 1) {
      running.push(visit(n));
      await pause(second / visitsPerSecond);
    }
    await Promise.all(running);
  }, idle);
  const measured = used / visits;
  printTable(
    `${visits} visits, ${visitsPerSecond} a second, a tenth of them ordering: milliseconds`,
    Object.entries(times).map(([name, all]) => ({ name, p50: quantile(all, 0.5), p95: quantile(all, 0.95) })),
  );
  const result = { expected, measured, ratio: measured / expected, failed };
  printTable('Milliseconds of processor for a visit', [result]);
  return { costs, times, ...result };
}
