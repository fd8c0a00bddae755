import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { SitemapPage } from 'shared-contracts/api/products';
import { median } from '../report/statistics';
import { readJson } from '../shop/read-json';

export const connections = 20;
const asked = 200;

/** ms until an answer, in the middle of many that are asked for one after the other. */
async function timeOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < asked; count += 1) {
    const begun = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - begun);
    await pause(10);
  }
  return median(times);
}

interface TimeBeside {
  /** ms */
  readonly time: number;
  /** Of the calls beside. */
  readonly failures: number;
}

/** The same while connections ask for another path without a pause, from a thread of its own. */
async function timeBeside(apiUrl: string, path: string): Promise<TimeBeside> {
  const load = { url: apiUrl + path, connections, workers: 1, duration: 3600 };
  let stop = () => {};
  const loaded = new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(load, (error, result) => (error ? reject(error) : resolve(result)));
    stop = () => instance.stop();
  });
  const time = await timeOf(`${apiUrl}/health`);
  stop();
  const { non2xx, errors } = await loaded;
  return { time, failures: non2xx + errors };
}

/**
 * ms of `/health` alone and beside many who ask for one sheet: a document is printed once, by a thread of its own.
 * `products` is what is there to compare with: the same many on an article that is read from the database.
 */
export async function measureHealth(apiUrl: string) {
  const { items } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
  const code = items[0]?.Code;
  await timeOf(`${apiUrl}/health`);
  return {
    idle: await timeOf(`${apiUrl}/health`),
    sheet: await timeBeside(apiUrl, `/documents/ft/${code}.pdf`),
    product: await timeBeside(apiUrl, `/products/${code}`),
  };
}
