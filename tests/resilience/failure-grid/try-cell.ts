import type { Browser, Page } from 'playwright-core';
import { messageOf } from '../report/message-of';
import { sign } from '../report/print';
import { limits, until, untilDone } from '../waiting/until';
import type { Cell } from './cells';
import { faults } from './faults';
import type { Host } from './host';
import { complaint, findDead, isHeaderAlive, isThere, readPage, retryButton } from './look';
import type { HostedShop } from './shop';
import { otherPages, type Visit } from './visits';

/** ms: what is seen of an extra that does not come is nothing. */
const silence = 1000;

/** Waits until the shell names the first version of the remote: another cell may have deployed a second one. */
async function untilFirstVersion({ remote, visit }: Cell, shop: HostedShop): Promise<void> {
  const { entry } = await (await fetch(`${shop.hostOf(remote).url}remote.json`)).json();
  for (const path of ['/order', visit.start])
    await untilDone(`${path} names ${entry.file}`, async () =>
      (await (await fetch(shop.shell + path)).text()).includes(entry.file),
    );
}

function beginFailing({ remote, file, fault }: Cell, shop: HostedShop): void {
  const host = shop.hostOf(remote);
  host.fail(file, faults[fault]);
  if (fault === 'gone') host.deploy(shop.nextOf(remote));
}

/** Comes to where the file is wanted. On a navigation it fails once the page before is there. */
async function visitPage(page: Page, cell: Cell, shop: HostedShop): Promise<void> {
  const { visit, opening } = cell;
  const isFirst = opening === 'first';
  if (isFirst) beginFailing(cell, shop);
  await page.goto(shop.shell + visit.start, { waitUntil: 'commit' });
  if (visit.reach) {
    const hydrated = () => performance.getEntriesByName('hydrated').length > 0;
    await page.waitForFunction(hydrated, null, { timeout: limits.loaded });
  }
  if (!isFirst) beginFailing(cell, shop);
  await visit.reach?.(page);
}

/** `back`: ms until the page came back, null when it did not; `mixed`: files of two versions; `error`: why the visit ended. */
type SeenCell =
  | { readonly good: false; readonly error: string }
  | {
      readonly good: boolean;
      readonly asked: boolean;
      readonly message: string | null;
      readonly there: boolean;
      readonly clicked: boolean;
      readonly back: number | null;
      readonly header: boolean;
      readonly dead: readonly string[];
      readonly reloaded: boolean;
      readonly mixed: readonly string[];
    };

/** What is read, and whether the page came in spite of all. */
async function readFailure(page: Page, { visit, file }: Cell, host: Host) {
  if (visit.again) {
    await until(() => host.asked().some((name) => file.test(name)), limits.loaded);
    await page.waitForTimeout(silence);
    return { message: await complaint(page), there: false };
  }
  return readPage(page, visit);
}

/** One click on 'Réessayer', or what stands for it. ms until the page is there; null when it does not come. */
async function comeBack(page: Page, visit: Visit) {
  const startedAt = performance.now();
  const isBack = () => isThere(page, visit);
  // The page may come by itself, even while the button is about to be clicked.
  await until(async () => visit.again !== undefined || (await retryButton(page).isVisible()) || isBack());
  const click = async () => {
    if (visit.again) await visit.again(page);
    else if (!(await isBack())) await retryButton(page).click();
    else return false;
    return true;
  };
  const clicked = await click().catch(() => false);
  const arrived = await until(isBack);
  return { back: arrived === null ? null : Math.round(performance.now() - startedAt), clicked };
}

const codeOf = (files: readonly string[]) => files.filter((file) => /\.(js|css)$/.test(file));

/** Files of the first version that were asked for after the entry of the next one. */
async function findMixed(host: Host): Promise<string[]> {
  const { entry } = await (await fetch(`${host.url}remote.json`)).json();
  const asked = codeOf(host.asked());
  const later = asked.slice(asked.indexOf(entry.file) + 1);
  return asked.includes(entry.file) ? later.filter((file) => !host.isNewest(file)) : [];
}

/**
 * Plays one cell in a browser context of its own: the file fails, the visitor reads, the fault ends, one click. Resolves to
 * what was seen; `good` when the page came back by that click without a reload and nothing else was harmed.
 */
export async function tryCell(browser: Browser, cell: Cell, shop: HostedShop): Promise<SeenCell> {
  const host = shop.hostOf(cell.remote);
  for (const each of shop.hosts) each.reset();
  await untilFirstVersion(cell, shop);
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    storageState: await shop.visitor(),
  });
  const page = await context.newPage();
  try {
    await visitPage(page, cell, shop);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const { message, there } = await readFailure(page, cell, host);
    const asked = host.asked().some((name) => cell.file.test(name));
    const header = (await until(() => isHeaderAlive(page))) !== null;
    if (cell.fault !== 'gone') host.heal();
    const { back, clicked } = there ? { back: 0, clicked: true } : await comeBack(page, cell.visit);
    const mixed = cell.fault === 'gone' ? await findMixed(host) : [];
    const dead = await findDead(page, otherPages);
    const reloaded = !(await page.evaluate(() => 'sameDocument' in window));
    const good = back !== null && header && dead.length === 0 && !reloaded && mixed.length === 0;
    return { good, asked, message, there, clicked, back, header, dead, reloaded, mixed };
  } catch (error) {
    return { good: false, error: messageOf(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
    host.reset();
  }
}

/** What was seen in a cell, as a line. */
export function describe(name: string, result: SeenCell): string {
  const begun = `${sign(result.good)} ${name}`;
  if ('error' in result) return `${begun}: ${result.error}`;
  const { asked, message, there, clicked, back, header, dead, reloaded, mixed } = result;
  const parts = [
    message ? `'${message}'` : 'nothing is said',
    !asked && 'not asked for',
    (there || (!clicked && back !== null)) && 'came by itself',
    !clicked && back === null && `'Réessayer' cannot be clicked within ${limits.seen / 1000} s`,
    clicked &&
      !there &&
      (back === null
        ? `not back within ${limits.seen / 1000} s`
        : `back after ${(back / 1000).toFixed(1)} s`),
    !header && `header dead for ${limits.seen / 1000} s`,
    reloaded && 'reloaded',
    dead.length > 0 && `dead: ${dead.join(' ')}`,
    mixed.length > 0 && `mixed with ${mixed.join(' ')}`,
  ];
  return `${begun}: ${parts.filter(Boolean).join('; ')}`;
}
