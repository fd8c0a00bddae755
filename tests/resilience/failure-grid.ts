import { launchBrowser } from './browser/launch-browser';
import { cells } from './failure-grid/cells';
import { remotes } from './failure-grid/remotes';
import { startHostedShop } from './failure-grid/shop';
import { describe, tryCell } from './failure-grid/try-cell';
import { print } from './report/print';

/** No answer, a refusal, a damaged file. Files of an earlier version are in a journey (redeployment). */
const sample = [
  'mfe-cart-checkout, entry, refused, first',
  'mfe-account, style, one byte changed, first',
  'mfe-catalogue, routes, 500, navigation',
];

function choose(chosen: readonly string[]) {
  if (chosen[0] === 'sample') return cells.filter(({ name }) => sample.includes(name));
  return cells.filter(({ name }) => chosen.every((word) => name.split(', ').includes(word)));
}

/**
 * Plays the grid of missing files and prints a line per cell; `chosen`: `sample`, or words of the cells' names.
 * True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const wanted = choose(chosen);
  const redeployed = new Set(wanted.filter(({ fault }) => fault === 'gone').map(({ remote }) => remote));
  const shop = await startHostedShop(remotes, redeployed);
  const browser = await launchBrowser();
  try {
    let good = 0;
    for (const cell of wanted) {
      const result = await tryCell(browser, cell, shop);
      print(describe(cell.name, result));
      if (result.good) good += 1;
    }
    print(`${good} of ${wanted.length} cells good`);
    return wanted.length > 0 && good === wanted.length;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
