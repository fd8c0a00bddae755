import type { CDPSession, Page } from 'playwright-core';
import { isHydrated } from '../kit/is-hydrated';
import { launchBrowser } from '../kit/launch-browser';
import { customerState, startOwnShop } from '../kit/own-shop';
import { follow } from './failing-files/visits';
import { print, sign } from './report/print';

/** Rounds before the first measurement, which fill caches, and after it. */
const whole = { before: 20, after: 280 };
const sample = { before: 8, after: 12 };
/** Largest growth after the first measurement. */
const allowed = 1.1;

const words = ['savon', 'sac poubelle', 'gants', 'essuie-mains'];
const articles = ['SACS/SACS-POUBELLE/SP-110-N35', 'SACS/SACS-POUBELLE/SP-030-B15'];

/** Pages of a round with a text that each shows once its data has arrived. */
const pagesOf = (round: number): readonly (readonly [path: string, text: RegExp])[] => [
  [`/recherche?q=${words[round % words.length]}`, /Résultat de recherche/],
  ['/category-product/SACS', /Sac poubelle/],
  [`/category-product/${articles[round % articles.length]}`, /Vendu en conditionnement/],
  ['/order', /Total TTC/],
  ['/profile?historique', /Voir la commande/],
  ['/profile?address', /Adresse de livraison par défaut/],
  ['/', /9 familles de produits/],
];

/** An employee's work without a new document: opens search and cart, looks at articles, orders and addresses. */
async function play(page: Page, round: number): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill(words[round % words.length] ?? '');
  await page.getByRole('region', { name: 'Recherche' }).getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: /^Panier/ }).click();
  await page.getByRole('dialog').getByText('Total (TTC)').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const [path, text] of pagesOf(round)) {
    await follow(page, path);
    await page.getByRole('main').getByText(text).first().waitFor();
  }
}

const counted = ['Nodes', 'JSEventListeners'];

/** Returns what the page keeps once its garbage is collected. */
async function measure(browser: CDPSession): Promise<readonly number[]> {
  // Each collection frees what the next one can then reach no more.
  for (let done = 0; done < 3; done += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  return counted.map((name) => metrics.find((each) => each.name === name)?.value ?? Number.NaN);
}

/** True when an hour's work (`sample`: 20 rounds) adds at most 10 % of nodes and listeners to its start. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const rounds = chosen[0] === 'sample' ? sample : whole;
  const shop = await startOwnShop();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ storageState: await customerState(shop), locale: 'fr-FR' });
    const page = await context.newPage();
    await page.goto(shop.url);
    // Earlier, the router would take the path of the first navigation for an unknown URL.
    await page.waitForFunction(isHydrated);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    for (let round = 0; round < rounds.before; round += 1) await play(page, round);
    const first = await measure(session);
    for (let round = 0; round < rounds.after; round += 1) await play(page, round);
    const last = await measure(session);
    const isKept = last.every((value, index) => value <= allowed * (first[index] ?? 0));
    print(`${sign(isKept)} ${counted.join(', ')}: ${first.join(', ')} → ${last.join(', ')}`);
    return isKept;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
