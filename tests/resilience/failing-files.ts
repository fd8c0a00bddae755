import { launchBrowser } from './browser/launch-browser';
import { faultNames } from './failing-files/faults';
import { remotes, startHostedShop } from './failing-files/shop';
import { type Cell, tryCell } from './failing-files/try-cell';
import { filesOf, openings, visitBy } from './failing-files/visits';
import { playCases } from './report/play-cases';

const cells: readonly Cell[] = remotes.flatMap((remote) =>
  filesOf(remote).flatMap(([kind, file, visit]) =>
    faultNames
      // A deployment replaces the pointer; only files with a hash in their name disappear.
      .filter((fault) => fault !== 'gone' || kind !== 'pointer')
      .flatMap((fault) =>
        openings.map((opening) => ({
          name: `${remote}, ${kind}, ${fault}, ${opening}`,
          remote,
          file,
          fault,
          opening,
          visit: visitBy(opening, visit),
        })),
      ),
  ),
);

/** A refused connection, a damaged file, an error status; the journey `redeployment` covers old files. */
const sample = [
  'mfe-cart-checkout, entry, refused, first',
  'mfe-account, style, one byte changed, first',
  'mfe-catalogue, routes, 500, navigation',
];

/** Plays every fault of every file of each remote. True when each page recovers and nothing else breaks. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startHostedShop();
  const browser = await launchBrowser();
  try {
    return await playCases(cells, chosen, { sample }, (cell) => tryCell(browser, cell, shop));
  } finally {
    await browser.close();
    await shop.stop();
  }
}
