import type { Browser, Page } from 'playwright-core';
import { type RemoteStatus, statusOf } from '../bad-deployments/try-version';
import type { Host } from '../failure-grid/host';
import { findDead, isHeaderAlive, readPage } from '../failure-grid/look';
import type { RemoteName } from '../failure-grid/remotes';
import type { HostedShop } from '../failure-grid/shop';
import { firstPage, otherPages } from '../failure-grid/visits';
import { messageOf } from '../report/message-of';
import { limits, until } from '../waiting/until';
import type { Cell } from './cells';

/** On a slow machine: the shell tries such a version again. */
const tooLate = /pas de réponse en|pas démarré en/;

/** What `/health` says of the remote once the version at the URL was judged. */
async function judged(shell: string, remote: RemoteName, url: string): Promise<RemoteStatus> {
  let status = await statusOf(shell, remote);
  const time = await until(async () => {
    status = await statusOf(shell, remote);
    const { live, refused } = status;
    return status.url === url && (live !== null || (refused !== null && !tooLate.test(refused.reason)));
  }, limits.done);
  if (time === null)
    throw new Error(`${remote} not judged within ${limits.done / 1000} s: ${JSON.stringify(status)}`);
  return status;
}

/** Opens the remote's page and looks at it and at the rest of the shop. */
async function look(page: Page, { remote }: Cell, shop: HostedShop) {
  const visit = firstPage(remote);
  await page.goto(shop.shell + visit.start, { waitUntil: 'commit' });
  const { told, there } = await readPage(page, visit);
  const header = (await until(() => isHeaderAlive(page))) !== null;
  const others = otherPages.filter((other) => there || other.remote !== remote);
  return { told, there, header, dead: await findDead(page, others) };
}

/** Plays one cell: the remote's version at a URL of its own, judged by the shell, then visited. */
export async function tryCell(
  browser: Browser,
  cell: Cell,
  { shop, host }: { readonly shop: HostedShop; readonly host: Host },
): Promise<{ good: boolean; text: string }> {
  const { remote, outcome } = cell;
  const before = shop.hostOf(remote).url;
  shop.changeEnvironment((environment) => {
    environment.remotes[remote].url = host.url;
  });
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    storageState: await shop.visitor(),
  });
  try {
    const { live, refused } = await judged(shop.shell, remote, host.url);
    const { told, there, header, dead } = await look(await context.newPage(), cell, shop);
    const ended = outcome === 'page' ? live !== null && there : told !== null && !there;
    return {
      good: ended && header && dead.length === 0,
      text: [
        there ? 'its page' : (told ?? `nothing within ${limits.loaded / 1000} s`),
        refused && `refused: ${refused.reason}`,
        !header && `header dead for ${limits.seen / 1000} s`,
        dead.length > 0 && `dead: ${dead.join(' ')}`,
      ]
        .filter(Boolean)
        .join('; '),
    };
  } catch (error) {
    return { good: false, text: messageOf(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
    shop.changeEnvironment((environment) => {
      environment.remotes[remote].url = before;
    });
  }
}
