import type { Page } from '@playwright/test';
import { category, openWhole, product } from '../shop/public-pages';
import { addToCart } from '../shop/steps';
import { expect, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

/** Imitates Chrome's translation: wraps texts in `font` elements, after hydration and after each change. */
function translatePages() {
  const untranslated = 'font, option, script, style, textarea, title, noscript';
  function translate() {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement, nodeValue }) =>
        /\p{L}/u.test(nodeValue ?? '') && !parentElement?.closest(untranslated)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).append(text.data);
      text.replaceWith(font);
    }
  }
  addEventListener('shop:hydrated', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

const translated = (page: Page) => expect(page.locator('h1 font').first()).toBeAttached();

async function open(page: Page, path: string, title: RegExp): Promise<void> {
  await openWhole(page, path, title);
  await translated(page);
}

/**
 * Errors of React about nodes that the translation has replaced, including those that a boundary caught.
 * Error 418 is expected: React renders again what is hydrated after the translation.
 */
let failures: string[];
test.beforeEach(async ({ page }) => {
  failures = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource|React error #418;/.test(message.text()))
      failures.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(translatePages);
});
test.afterEach(() => expect(failures).toEqual([]));

test('a list and a product page work when the browser translates them', async ({ page }) => {
  await test.step('list', async () => {
    await open(page, category, /Sacs/i);
    await press(page, /^Afficher plus/);
    await expect(main(page).getByRole('button', { name: /^Afficher plus/ })).toBeHidden();
    await press(page, /^Ajouter au panier/);
    await expect(page.getByText('1 dans le panier')).toBeVisible();
    await press(page, 'Tableau');
    await press(page, 'Vignettes');
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-price');
    await translated(page);
  });

  await test.step('product', async () => {
    await open(page, product, /Sac poubelle 110 L/);
    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
    await press(page, 'Ajouter au panier');
    await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
    await addToCart(page, 2);
    const sheet = page.waitForEvent('popup');
    await press(page, 'Fiche technique');
    await (await sheet).close();
    await main(page).getByRole('region', { name: 'Découvrez aussi' }).scrollIntoViewIfNeeded();
    await press(page, 'Suivant');
  });
});
