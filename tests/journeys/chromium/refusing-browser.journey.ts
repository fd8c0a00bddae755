import type { Page } from '@playwright/test';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  openAnArticle,
  payByCard,
  pressPay,
  signIn,
} from '../shop/steps';
import { expect, test } from '../shop/test';

/** Makes the APIs throw that browsers deny when site data is blocked, or that extensions or policies deny. */
function refuseSiteData() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const refused = { get: refuse, set: refuse };
  const ofWindow = 'localStorage sessionStorage indexedDB caches BroadcastChannel Notification SharedWorker';
  for (const name of ofWindow.split(' ')) Object.defineProperty(window, name, refused);
  for (const name of 'locks clipboard serviceWorker storage permissions share sendBeacon'.split(' '))
    Object.defineProperty(navigator, name, refused);
  Object.defineProperty(document, 'cookie', refused);
  Object.defineProperty(crypto, 'randomUUID', refused);
  window.open = () => null;
}

/** Safari does so for a while after 100 entries; links then load documents, which need the stored cart. */
function refuseHistory() {
  history.pushState = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
  };
}

async function buyFromHomePage(page: Page, customer: string): Promise<void> {
  await openAnArticle(page);
  await page.getByRole('button', { name: 'Fiche technique' }).click();
  await addToCart(page, 2);
  await page.getByRole('button', { name: 'Panier, 2 articles' }).click();
  const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
  await panel.getByRole('button', { name: 'Commander' }).click();
  await signIn(page, customer);
  await expectCheckout(page);
  await page.getByRole('button', { name: 'Modifier l’adresse de livraison' }).click();
  await page.getByRole('radio', { name: /18 rue de la Brosse/ }).check();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('region', { name: 'Adresse de livraison' })).toContainText(
    '18 rue de la Brosse',
  );
  await pressPay(page);
  await payByCard(page, cards.accepted);

  await expectConfirmation(page);
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
}

for (const [what, refuse] of [
  ['storage, locks and all other site data', refuseSiteData],
  ['new history entries', refuseHistory],
] as const)
  test(`a visitor whose browser refuses ${what} can buy by card`, async ({ page, buyer }) => {
    const customer = await buyer();
    await page.addInitScript(refuse);

    await buyFromHomePage(page, customer);
  });
