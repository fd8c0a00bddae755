import type { Browser, Page } from 'playwright-core';
import { limits, until, untilDone } from '../waiting/until';
import { type FaultName, faults } from './faults';
import type { Host } from './host';
import { errorMessage, findBroken, isHeaderAlive, isWorking, retryButton, waitForPage } from './look-at-page';
import type { HostedShop, RemoteName } from './shop';
import { type Opening, otherPages, type Visit } from './visits';

/** One fault of one file of a remote, on the first page or on a navigation. */
export interface Cell {
  readonly name: string;
  readonly remote: RemoteName;
  readonly file: RegExp;
  readonly fault: FaultName;
  readonly opening: Opening;
  readonly visit: Visit;
}

/** Waits until the shell uses the first version of the remote: an earlier cell may have deployed another. */
async function untilFirstVersion({ remote, visit }: Cell, shop: HostedShop): Promise<void> {
  const { entry } = await (await fetch(`${shop.hosts[remote].url}remote.json`)).json();
  for (const path of ['/order', visit.start])
    await untilDone(`${path} references ${entry.file}`, async () =>
      (await (await fetch(shop.shell + path)).text()).includes(entry.file),
    );
}

/** Opens the page that needs the file, which, on a navigation, fails once the page before is hydrated. */
async function visitPage(
  page: Page,
  { visit, opening }: Cell,
  shell: string,
  beginFailing: () => void,
): Promise<void> {
  if (opening === 'first') beginFailing();
  await page.goto(shell + visit.start, { waitUntil: 'commit' });
  if (visit.reach) {
    const hydrated = () => performance.getEntriesByName('hydrated').length > 0;
    await page.waitForFunction(hydrated, null, { timeout: limits.loaded });
  }
  if (opening !== 'first') beginFailing();
  await visit.reach?.(page);
}

/** Clicks 'Réessayer' once, or does what replaces it. True when the page then works. */
async function recovers(page: Page, visit: Visit): Promise<boolean> {
  const isBack = () => isWorking(page, visit);
  // The page may recover without the click, even while the button is about to be clicked.
  await until(async () => visit.again !== undefined || (await retryButton(page).isVisible()) || isBack());
  if (visit.again) await visit.again(page);
  else if (!(await isBack()))
    await retryButton(page)
      .click()
      .catch(() => undefined);
  return (await until(isBack)) !== null;
}

/** Returns the files of the first version that were requested after the entry of the next one. */
async function findMixed(host: Host): Promise<string[]> {
  const { entry } = await (await fetch(`${host.url}remote.json`)).json();
  const requested = host.requested().filter((file) => /\.(js|css)$/.test(file));
  const later = requested.slice(requested.indexOf(entry.file) + 1);
  return requested.includes(entry.file) ? later.filter((file) => !host.isNewest(file)) : [];
}

/**
 * Plays one cell in a new browser context: the file fails, the page shows an error, the fault ends, the
 * visitor retries.
 * @returns the faults found: the page did not recover without a reload, or something else broke
 */
export async function tryCell(browser: Browser, cell: Cell, shop: HostedShop): Promise<string[]> {
  const { visit, remote, file, fault } = cell;
  const host = shop.hosts[remote];
  for (const each of Object.values(shop.hosts)) each.reset();
  await untilFirstVersion(cell, shop);
  const isDeployed = fault === 'gone';
  const next = isDeployed ? await shop.nextOf(remote) : '';
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    storageState: await shop.customerState(),
  });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    await visitPage(page, cell, shop.shell, () => {
      host.fail(file, faults[fault]);
      if (isDeployed) host.deploy(next);
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isRequested = () => host.requested().some((name) => file.test(name));
    // The page shows nothing about an optional part that fails to load.
    if (visit.again) await until(isRequested, limits.loaded);
    const works = visit.again ? false : await waitForPage(page, visit);
    const message = (await errorMessage(page)) ?? 'no message';
    if ((await until(() => isHeaderAlive(page))) === null) problems.push('broken header');
    if (!isDeployed) host.heal();
    if (!works && !(await recovers(page, visit))) problems.push(`not recovered: ${message}`);
    const mixed = isDeployed ? await findMixed(host) : [];
    if (mixed.length > 0) problems.push(`mixed with ${mixed.join(' ')}`);
    problems.push(...(await findBroken(page, otherPages)).map((path) => `broken: ${path}`));
    if (!(await page.evaluate(() => 'sameDocument' in window))) problems.push('reloaded');
    return problems;
  } finally {
    await context.close();
    host.reset();
  }
}
