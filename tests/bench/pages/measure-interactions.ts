import { chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/workspace/test-programs.mjs';
import { isHydrated } from '../../kit/is-hydrated';
import { customerState, startOwnShop } from '../../kit/own-shop';
import type { Cleanup } from '../cleanup';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { median, printTable } from '../report/statistics';
import { browserFlags, phone } from './browser';
import { timeToPaint } from './read-page.js';

interface Interaction {
  readonly name: string;
  readonly path: string;
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<unknown>;
}

const list = '/category-product/SACS';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const pressing = (name: string | RegExp) => (page: Page) => button(page, name).tap();
const more = 'Afficher plus de produits';
const removal = /^Retirer .* du panier|^Supprimer/;

const interactions: readonly Interaction[] = [
  { name: 'add to cart', path: list, act: pressing(/^Ajouter au panier/) },
  { name: 'quantity', path: '/order', act: pressing(/^Augmenter la quantité/) },
  { name: 'open menu', path: '/', act: pressing('Menu') },
  { name: 'close menu', path: '/', prepare: pressing('Menu'), act: (page) => page.keyboard.press('Escape') },
  { name: 'open search', path: '/', act: pressing('Rechercher') },
  {
    name: 'type in search',
    path: '/',
    prepare: pressing('Rechercher'),
    act: (page) => page.keyboard.press('s'),
  },
  { name: 'cart panel', path: '/', act: pressing(/^Panier, /) },
  { name: 'filters', path: list, act: (page) => page.getByRole('link', { name: /^Filtrer/ }).tap() },
  {
    name: 'sort',
    path: list,
    act: (page) => page.getByRole('combobox', { name: /^Trier/ }).selectOption({ index: 1 }),
  },
  {
    name: 'more articles',
    path: list,
    // Scrolling paints rows and pictures, which is no answer to the press.
    prepare: (page) => button(page, more).scrollIntoViewIfNeeded(),
    act: pressing(more),
  },
  {
    name: 'open article',
    path: list,
    act: (page) =>
      page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 }).first().tap(),
  },
  { name: 'remove', path: '/order', act: pressing(removal) },
  { name: 'undo', path: '/order', prepare: pressing(removal), act: pressing(/^Annuler le retrait/) },
  { name: 'checkout', path: '/order', act: pressing('Commander') },
  {
    name: 'history filter',
    path: '/profile?historique',
    prepare: (page) => page.getByRole('searchbox').last().focus(),
    act: (page) => page.keyboard.press('s'),
  },
];

/** Measures the time from each interaction to the next paint, in milliseconds, on a slowed processor. */
export async function measure({ runs, slower }: Options, cleanup: Cleanup) {
  const shop = await startOwnShop();
  cleanup.add(shop.stop);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  cleanup.add(() => browser.close());
  const storageState = await customerState(shop);
  const results = [];
  for (const { name, path, prepare, act } of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Every run begins with the same cart.
      const context = await browser.newContext({ ...phone, storageState });
      const page = await context.newPage();
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.waitForFunction(isHydrated);
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      const cdp = await context.newCDPSession(page);
      await untilQuiet();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      // Listens before it acts: input may overtake what is evaluated in a slowed page.
      const timer = await page.evaluateHandle(timeToPaint);
      await act(page);
      times.push(await timer.evaluate(({ time }) => time));
      await context.close();
    }
    console.log(`${name}: ${times.map(Math.round).join(', ')}`);
    results.push({ name, median: median(times), longest: Math.max(...times) });
  }
  printTable(`Milliseconds to the next paint, processor ${slower} times slower`, results);
  return results;
}
