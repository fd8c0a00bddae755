import { print } from '../report/print';
import { documentsOf, list, liveFolder, type SharedShop } from './shop';

const percent = 20;
const visitors = 1000;
const atOnce = 4;
const pages = [list, '/', `${list}/SP-110-N35`];

/** 1,000 visitors open three pages and draw a number after the first. @returns the faults found */
export async function visitShare(shop: SharedShop, canary: string): Promise<string[]> {
  await shop.share(canary, percent);
  const versionIn = documentsOf(liveFolder, canary);
  const faults: string[] = [];
  let withCanary = 0;
  let fromCache = 0;

  async function visit(visitor: number): Promise<void> {
    const number = Math.floor(Math.random() * 100);
    const seen: string[] = [];
    for (const [index, page] of pages.entries()) {
      const cookie = index === 0 ? 'other=1' : `other=1; share=${number}`;
      const path = pages[(visitor + index) % pages.length] ?? page;
      const response = await fetch(shop.cacheUrl + path, { headers: { cookie } });
      if (response.status !== 200) faults.push(`${path}: status ${response.status}`);
      if (response.headers.has('set-cookie')) faults.push(`${path} sets a cookie`);
      if (response.headers.get('x-cache') === 'HIT') fromCache += 1;
      seen.push(versionIn(await response.text()));
    }
    const version = number < percent ? 'canary' : 'live';
    const expected = ['live', version, version].join();
    if (seen.join() !== expected) faults.push(`number ${number}: ${seen} instead of ${expected}`);
    if (seen.includes('canary')) withCanary += 1;
  }

  const numbers = Array.from({ length: visitors }, (_each, number) => number).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const number of numbers) await visit(number);
    }),
  );
  // Five standard deviations of the binomial distribution.
  const bound = 5 * Math.sqrt((visitors * percent * (100 - percent)) / 10_000);
  if (Math.abs(withCanary - (visitors * percent) / 100) > bound)
    faults.push(`${withCanary} of ${visitors} visitors got the canary`);
  if (fromCache === 0) faults.push('no response came from the cache');
  print(`${withCanary} of ${visitors} visitors got the canary; ${fromCache} pages from the cache`);
  await shop.deploy(liveFolder);
  return [...new Set(faults)].slice(0, 10);
}
