import { launchBrowser } from '../kit/launch-browser';
import { startOwnShop } from '../kit/own-shop';
import { type FaultName, faults, tryCell } from './failing-files/try-cell';
import { byNavigation, files } from './failing-files/visits';
import { playCases } from './report/play-cases';

const cells = Object.entries(files).flatMap(([remote, ofRemote]) =>
  ofRemote.flatMap(([kind, file, visit]) =>
    (Object.keys(faults) as FaultName[]).flatMap((fault) => [
      { name: `${remote}, ${kind}, ${fault}, first`, remote, file, fault, visit },
      { name: `${remote}, ${kind}, ${fault}, navigation`, remote, file, fault, visit: byNavigation(visit) },
    ]),
  ),
);

/** A refused connection, a damaged file, an error status. */
const sample = [
  'mfe-cart-checkout, entry, refused, first',
  'mfe-account, style, one byte changed, first',
  'mfe-catalogue, routes, 500, navigation',
];

/** Plays every fault of every file, or a sample. True when each page recovers and nothing else breaks. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startOwnShop();
  const browser = await launchBrowser();
  try {
    return await playCases(cells, chosen, sample, ({ remote, ...cell }) =>
      tryCell(browser, shop, { ...cell, origin: `http://localhost:${shop.ports[remote]}` }),
    );
  } finally {
    await browser.close();
    await shop.stop();
  }
}
