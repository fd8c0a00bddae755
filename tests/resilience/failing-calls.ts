import { launchBrowser } from './browser/launch-browser';
import { faults } from './failing-calls/faults';
import { tryCell } from './failing-calls/try-cell';
import type { Visit, Visits } from './failing-calls/visit';
import { accountVisits } from './failing-calls/visits-account';
import { buyerVisits } from './failing-calls/visits-buyer';
import { catalogueVisits } from './failing-calls/visits-catalogue';
import { customerVisits } from './failing-calls/visits-customer';
import { listVisits } from './failing-calls/visits-lists';
import { visitorVisits } from './failing-calls/visits-visitor';
import { playCases } from './report/play-cases';
import { startOwnShop } from './shop/own-shop';

const visits: Visits = { ...catalogueVisits, ...visitorVisits };
const visitsOfCustomers: Visits = { ...customerVisits, ...accountVisits, ...listVisits, ...buyerVisits };

const cellsOf = (all: Visits, as: Pick<Visit, 'as'>) =>
  Object.entries(all).flatMap(([call, visit]) =>
    Object.entries(faults).map(([name, fault]) => ({
      name: `${call}, ${name}`,
      call,
      visit: { ...as, ...visit },
      fault,
    })),
  );
const cells = [...cellsOf(visits, {}), ...cellsOf(visitsOfCustomers, { as: 'newUser' })];

/** Covers different kinds of faults, and calls of different owners. */
const sample = [
  'GET products/:code, null',
  'GET users/addresses, truncated',
  'POST purchase/createPayment, no response',
];

/** Plays every call with every fault. True when each page shows the fault, loses no input and never hangs. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startOwnShop();
  const browser = await launchBrowser();
  try {
    return await playCases(cells, chosen, { sample }, (cell) => tryCell(browser, shop, cell));
  } finally {
    await browser.close();
    await shop.stop();
  }
}
