import { launchBrowser } from './browser/launch-browser';
import { faults } from './failing-calls/faults';
import { peopleOf } from './failing-calls/people';
import { startBrokenShop } from './failing-calls/shop';
import { type Cell, tryCell } from './failing-calls/try-cell';
import { accountVisits } from './failing-calls/visits-account';
import { buyerVisits } from './failing-calls/visits-buyer';
import { catalogueVisits } from './failing-calls/visits-catalogue';
import { customerVisits } from './failing-calls/visits-customer';
import { listVisits } from './failing-calls/visits-lists';
import { visitorVisits } from './failing-calls/visits-visitor';
import { print } from './report/print';

const visits = {
  ...catalogueVisits,
  ...visitorVisits,
  ...customerVisits,
  ...accountVisits,
  ...listVisits,
  ...buyerVisits,
};
const cells: readonly Cell[] = Object.entries(visits).flatMap(([call, visit]) =>
  Object.entries(faults).map(([faultName, fault]) => ({
    name: `${call}, ${faultName}`,
    method: call.split(' ')[0] ?? '',
    visit,
    fault,
    faultName,
  })),
);

/** What `npm test` plays: faults of different kinds, calls of different owners. */
const sample = [
  'GET products/:code, null',
  'GET users/addresses, truncated',
  'POST purchase/createPayment, no answer',
];

function choose(chosen: readonly string[]): readonly Cell[] {
  if (chosen[0] === 'sample') return cells.filter(({ name }) => sample.includes(name));
  return cells.filter(({ name }) => chosen.every((word) => name.includes(word)));
}

/**
 * Plays every call that the browser makes with every fault and prints a line per cell; `chosen`: `sample`, or words of
 * the cells' names. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const wanted = choose(chosen);
  const shop = await startBrokenShop();
  const browser = await launchBrowser();
  try {
    const people = peopleOf(shop.api);
    let good = 0;
    for (const cell of wanted) {
      const seen = await tryCell(browser, cell, shop, people);
      print(`${seen.length === 0 ? '✓' : '✗'} ${cell.name}${seen.map((fault) => `\n    ${fault}`).join('')}`);
      if (seen.length === 0) good += 1;
    }
    print(`${good} of ${wanted.length} cells good`);
    return wanted.length > 0 && good === wanted.length;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
