import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../../kit/launch-browser';
import { untilDone } from '../../kit/until';
import { print } from '../report/print';
import { type CanaryShop, documentsOf, list, liveFolder, remote } from './shop';

const percent = 20;
const pages = [list, '/', `${list}/SP-110-N35`];

/** A visitor with each number, drawn after the first page, opens three pages. @returns the faults found */
export async function visitCanary(shop: CanaryShop, canary: string): Promise<string[]> {
  await shop.deployCanary(canary, percent);
  const versionIn = documentsOf(liveFolder, canary);
  const faults = new Set<string>();
  let fromCache = 0;

  async function visit(number: number): Promise<void> {
    const seen: string[] = [];
    for (const index of pages.keys()) {
      const cookie = index === 0 ? 'other=1' : `other=1; canary=${number}`;
      const path = pages[(number + index) % pages.length] ?? '';
      const response = await fetch(shop.cacheUrl + path, { headers: { cookie } });
      if (response.status !== 200) faults.add(`${path}: status ${response.status}`);
      if (response.headers.has('set-cookie')) faults.add(`${path} sets a cookie`);
      if (response.headers.get('x-cache') === 'HIT') fromCache += 1;
      seen.push(versionIn(await response.text()));
    }
    const version = number < percent ? 'canary' : 'live';
    const expected = ['live', version, version].join();
    if (seen.join() !== expected) faults.add(`number ${number}: ${seen} instead of ${expected}`);
  }

  // Visitors at once take their numbers in turn.
  const numbers = Array.from({ length: 100 }).keys();
  const atOnce = Array.from({ length: 4 }, async () => {
    for (const number of numbers) await visit(number);
  });
  await Promise.all(atOnce);
  const preview = await fetch(shop.cacheUrl + list, { headers: { cookie: 'preview=1' } });
  if (preview.headers.get('x-cache') !== 'BYPASS') faults.add('a browser with a preview gets cached pages');
  if (fromCache === 0) faults.add('no page is from the cache');
  await shop.deploy(liveFolder);
  return [...faults].slice(0, 10);
}

/** Returns the reports that a real browser with the canary sends. */
async function reportsOfBrowser(shop: CanaryShop): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'canary', value: '0', url: shop.url }]);
    const page = await context.newPage();
    const reports = new Map<string, string>();
    page.on('request', (request) => {
      const report = request.url().endsWith('/visits') ? request.postData() : null;
      if (report) reports.set(JSON.parse(report).kind, report);
    });
    await page.goto(shop.url + list);
    await untilDone('the browser reports visit and error', () => reports.size === 2);
    return [...reports.values()];
  } finally {
    await browser.close();
  }
}

/** Publishes a canary that throws only in browsers, visited ten times a second. @returns the faults found */
export async function endByErrors(shop: CanaryShop, canary: string): Promise<string[]> {
  await shop.deployCanary(canary, percent);
  const versionIn = documentsOf(liveFolder, canary);
  const reports = await reportsOfBrowser(shop);
  const { entry } = await (await fetch(`${shop.url}/remotes/${remote}.json`)).json();
  const liveReport = JSON.stringify({ kind: 'visits', builds: { [remote]: `${shop.url}/${entry.file}` } });
  const htmlFor = async (number: number) =>
    (await fetch(shop.url + list, { headers: { cookie: `canary=${number}` } })).text();
  let visits = 0;
  await untilDone('the canary ends', async () => {
    visits += 1;
    const version = versionIn(await htmlFor(Math.floor(Math.random() * 100)));
    // Each visit is from another network.
    const headers = { 'x-forwarded-for': `10.0.${visits >> 8}.${visits & 255}` };
    for (const body of version === 'canary' ? reports : [liveReport])
      await fetch(`${shop.url}/visits`, { method: 'POST', body, headers });
    await pause(100);
    return (await shop.health()).canary?.live === null;
  });
  const { canary: ended } = await shop.health();
  print(`ended after ${visits} visits: ${ended?.refused?.reason}`);
  const version = versionIn(await htmlFor(0));
  await shop.deploy(liveFolder);
  return version === 'live' ? [] : ['a page still references the canary'];
}
