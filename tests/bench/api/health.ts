import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { SitemapPage } from 'shared-contracts/api/products';
import { median } from '../report/statistics';
import { readJson } from '../shop/read-json';

export const connections = 20;
const asked = 200;
const loadSeconds = 5;

/** Median of the ms until an answer, one after the other; `goesOn` is reported how many there were. */
async function timeOf(url: string, goesOn = (count: number) => count < asked): Promise<number> {
  const times: number[] = [];
  while (goesOn(times.length)) {
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

/**
 * The same while connections ask for another path without a pause, from a thread of its own. The load ends by its duration:
 * autocannon gives no result when it is stopped while it has threads.
 */
async function timeBeside(apiUrl: string, path: string): Promise<TimeBeside> {
  const load = { url: apiUrl + path, connections, workers: 1, duration: loadSeconds };
  let running = true;
  // What autocannon gives can be awaited, but is no whole promise.
  const loaded = Promise.resolve(autocannon(load)).finally(() => {
    running = false;
  });
  const time = await timeOf(`${apiUrl}/health`, () => running);
  const { non2xx, errors } = await loaded;
  return { time, failures: non2xx + errors };
}

/**
 * ms of `/health` alone and beside many who ask for one sheet: a document is printed once, by a thread of its own.
 * `products` is what is there to compare with: the same many on an article, which comes from memory.
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
