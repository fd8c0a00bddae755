import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../browser/launch-browser';
import { print } from '../report/print';
import { untilDone } from '../waiting/until';
import { documentsOf, list, liveFolder, remote, type SharedShop } from './shop';

/** Milliseconds between two visits. */
const interval = 100;

/** Returns the reports that a real browser with the canary sends. */
async function reportsOfBrowser(shop: SharedShop): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'share', value: '0', url: shop.url }]);
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
export async function endByErrors(shop: SharedShop, canary: string): Promise<string[]> {
  await shop.share(canary, 20);
  const versionIn = documentsOf(liveFolder, canary);
  const reports = await reportsOfBrowser(shop);
  const { entry } = await (await fetch(`${shop.url}/remotes/${remote}.json`)).json();
  const liveReport = JSON.stringify({ kind: 'visits', builds: { [remote]: `${shop.url}/${entry.file}` } });
  // Each visit is from another network.
  const post = (body: string, visit: number) => {
    const headers = { 'x-forwarded-for': `10.0.${visit >> 8}.${visit & 255}` };
    return fetch(`${shop.url}/visits`, { method: 'POST', body, headers });
  };

  const start = performance.now();
  let withCanary = 1;
  let visits = 0;
  const isEnded = async () => (await shop.health()).share?.live === null;
  while (!(await isEnded()) && performance.now() - start < 120_000) {
    const cookie = `share=${Math.floor(Math.random() * 100)}`;
    const version = versionIn(await (await fetch(shop.url + list, { headers: { cookie } })).text());
    visits += 1;
    if (version === 'canary') withCanary += 1;
    for (const body of version === 'canary' ? reports : [liveReport]) await post(body, visits);
    await pause(interval);
  }

  const seconds = Math.round((performance.now() - start) / 1000);
  const { share } = await shop.health();
  print(
    `ended after ${seconds} s, ${visits} visits, ${withCanary} with the canary: ${share?.refused?.reason}`,
  );
  const html = await (await fetch(shop.url + list, { headers: { cookie: 'share=0' } })).text();
  await shop.deploy(liveFolder);
  return [
    ...(share?.live === null ? [] : ['the share still runs after two minutes']),
    ...(versionIn(html) === 'live' ? [] : ['a page still references the canary']),
  ];
}
