import type { Browser, Page } from 'playwright-core';
import { limits, until, untilDone } from '../waiting/until';
import { type FaultName, faults } from './faults';
import type { Host } from './host';
import { complaint, findDead, isHeaderAlive, isThere, readPage, retryButton } from './look-at-page';
import type { HostedShop, RemoteName } from './shop';
import { type Opening, otherPages, type Visit } from './visits';

/** A file of a remote that fails in one way, on the page opened first or on a navigation. */
export interface Cell {
  readonly name: string;
  readonly remote: RemoteName;
  readonly file: RegExp;
  readonly fault: FaultName;
  readonly opening: Opening;
  readonly visit: Visit;
}

/** Waits until the shell names the first version of the remote: another cell may have deployed a second one. */
async function untilFirstVersion({ remote, visit }: Cell, shop: HostedShop): Promise<void> {
  const { entry } = await (await fetch(`${shop.hosts[remote].url}remote.json`)).json();
  for (const path of ['/order', visit.start])
    await untilDone(`${path} names ${entry.file}`, async () =>
      (await (await fetch(shop.shell + path)).text()).includes(entry.file),
    );
}

/** Goes to where the file is needed. On a navigation it fails once the page before is there. */
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

/** One click on 'Réessayer', or what replaces it. True once the page is there. */
async function comesBack(page: Page, visit: Visit): Promise<boolean> {
  const isBack = () => isThere(page, visit);
  // The page may come by itself, even while the button is about to be clicked.
  await until(async () => visit.again !== undefined || (await retryButton(page).isVisible()) || isBack());
  if (visit.again) await visit.again(page);
  else if (!(await isBack()))
    await retryButton(page)
      .click()
      .catch(() => undefined);
  return (await until(isBack)) !== null;
}

/** Files of the first version that were requested after the entry of the next one. */
async function findMixed(host: Host): Promise<string[]> {
  const { entry } = await (await fetch(`${host.url}remote.json`)).json();
  const requested = host.requested().filter((file) => /\.(js|css)$/.test(file));
  const later = requested.slice(requested.indexOf(entry.file) + 1);
  return requested.includes(entry.file) ? later.filter((file) => !host.isNewest(file)) : [];
}

/**
 * Plays one cell in a browser context of its own: the file fails, the visitor reads, the fault ends, one click.
 * @returns why the page did not come back by that click without a reload, or what else was harmed
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
  const found: string[] = [];
  try {
    const page = await context.newPage();
    await visitPage(page, cell, shop.shell, () => {
      host.fail(file, faults[fault]);
      if (isDeployed) host.deploy(next);
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isRequested = () => host.requested().some((name) => file.test(name));
    // What is visible of an extra that does not come is nothing.
    if (visit.again) await until(isRequested, limits.loaded);
    const there = visit.again ? false : await readPage(page, visit);
    const said = (await complaint(page)) ?? 'nothing is said';
    if ((await until(() => isHeaderAlive(page))) === null) found.push('header dead');
    if (!isDeployed) host.heal();
    if (!there && !(await comesBack(page, visit))) found.push(`not back: ${said}`);
    const mixed = isDeployed ? await findMixed(host) : [];
    if (mixed.length > 0) found.push(`mixed with ${mixed.join(' ')}`);
    found.push(...(await findDead(page, otherPages)).map((path) => `dead: ${path}`));
    if (!(await page.evaluate(() => 'sameDocument' in window))) found.push('reloaded');
    return found;
  } finally {
    await context.close();
    host.reset();
  }
}
