import { launchBrowser } from './browser/launch-browser';
import { cells } from './failure-grid/cells';
import { remotes } from './failure-grid/remotes';
import { startHostedShop } from './failure-grid/shop';
import { describe, tryCell } from './failure-grid/try-cell';
import { keptOfBuilds } from './kept/of-builds';
import { chosenPart, chosenWords } from './kept/part-of';
import { print } from './report/print';

/** No answer, a refusal, a damaged file. Files of an earlier version are in a journey (redeployment). */
const sample = [
  'mfe-cart-checkout, entry, refused, first',
  'mfe-account, style, one byte changed, first',
  'mfe-catalogue, routes, 500, navigation',
];

function choose(chosen: readonly string[]) {
  if (chosen[0] === 'sample') return cells.filter(({ name }) => sample.includes(name));
  const words = chosenWords(chosen);
  const named = cells.filter(({ name }) => words.every((word) => name.split(', ').includes(word)));
  return chosenPart(named, chosen);
}

/**
 * Plays the grid of missing files and prints a line per cell; `chosen`: `sample`, words that stand in the cells' names, and
 * `--part i/n`. Cells that are known of these builds are not played again, unless they are a sample. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const wanted = choose(chosen);
  const redeployed = new Set(wanted.filter(({ fault }) => fault === 'gone').map(({ remote }) => remote));
  const shop = await startHostedShop(remotes, redeployed);
  const browser = await launchBrowser();
  const isSample = chosen[0] === 'sample';
  try {
    const kept = keptOfBuilds<Awaited<ReturnType<typeof tryCell>>>('failure-grid', ['shell', ...remotes]);
    let good = 0;
    for (const cell of wanted) {
      const known = isSample ? undefined : kept.of(cell.name);
      const result = known ?? (await tryCell(browser, cell, shop));
      if (!known) kept.keep(cell.name, result);
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
