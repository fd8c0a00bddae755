import type { BrowserContext, Page } from '@playwright/test';
import { password } from '../shop/customers';
import { product } from '../shop/public-pages';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  openCardForm,
  payByCard,
  pressPay,
  signIn,
  signOut,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

const banner = (page: Page) => page.getByRole('banner');
const cart = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const account = (page: Page) => banner(page).getByRole('button', { name: 'Mon compte' });

test.describe('Somebody with two tabs', () => {
  test('finds in one what happens in the other: cart, sign-in, sign-out', async ({
    page,
    context,
    buyer,
  }) => {
    const other = await context.newPage();
    await other.goto('/about');
    await page.goto(product);

    await addToCart(page);
    await expect(cart(other, 'Panier, 1 article')).toBeVisible();
    await signIn(page, await buyer());
    await expect(account(other)).toBeVisible();

    await signOut(other);
    await expect(banner(page).getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(cart(page, 'Panier, vide')).toBeVisible();
  });

  test.describe('and a full cart', () => {
    test.use({ customer: 'buyer', cart: twoArticles });

    test('pays in one of them, while the other waits and then has nothing left to pay', async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await openCardForm(page);
      await other.goto('/purchase');
      await expectCheckout(other);

      await pressPay(other);
      await expect(other.getByText('Un paiement est déjà en cours dans un autre onglet.')).toBeVisible();
      await payByCard(page, cards.accepted);

      await expectConfirmation(page);
      await expect(cart(other, 'Panier, vide')).toBeVisible();
    });
  });
});

/** Alters the access token that the device keeps: its claims, or its signature where none are given. */
const alterToken = (page: Page, claims?: Readonly<Record<string, number>>) =>
  page.evaluate((changes) => {
    const [head, body = '', signature = ''] = (localStorage.getItem('sph-access') ?? '').split('.');
    const read = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const write = (value: unknown) =>
      btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const altered = changes
      ? [head, write({ ...read, ...changes }), signature]
      : [head, body, [...signature].reverse().join('')];
    localStorage.setItem('sph-access', altered.join('.'));
  }, claims);

/** The click comes in all tabs at the same moment. */
const clickWhenTold = (button: Element) => {
  const channel = new BroadcastChannel('journey');
  channel.onmessage = () => {
    channel.close();
    (button as HTMLElement).click();
  };
};

/** In a browser under load a lock may reach a tab before what the tab that had it has stored: here always, by 400 ms. */
const hearLateOfStorage = () => {
  if (window.location.protocol === 'about:') return; // no storage there yet
  const { getItem, setItem, removeItem } = Storage.prototype;
  const seen = new Map(Object.entries(localStorage));
  Storage.prototype.getItem = function (key) {
    return this === localStorage ? (seen.get(key) ?? null) : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (this === localStorage) seen.set(key, value);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (key) {
    if (this === localStorage) seen.delete(key);
    removeItem.call(this, key);
  };
  const late = new WeakSet<Event>();
  window.addEventListener('storage', (event) => {
    if (late.has(event) || event.storageArea !== localStorage) return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      const { key, newValue, oldValue, storageArea } = event;
      if (key !== null && newValue !== null) seen.set(key, newValue);
      else if (key !== null) seen.delete(key);
      const again = new StorageEvent('storage', { key, newValue, oldValue, storageArea });
      late.add(again);
      window.dispatchEvent(again);
    }, 400);
  });
};

/** Calls of `auth/refresh` from now on, with what they answered. */
function refreshesOf(page: Page | BrowserContext): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    const isCall = response.request().method() === 'POST' && response.url().endsWith('/auth/refresh');
    if (isCall) statuses.push(response.status());
  });
  return statuses;
}

test.describe('A customer whose session', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  for (const [what, claims] of [
    ['has an access token that has expired', { iat: 1_700_000_000, exp: 1_700_000_900 }],
    ['has an access token that the API takes no more', undefined],
  ] as const) {
    test(`${what} goes on without noticing, after one refresh`, async ({ page }) => {
      await page.goto('/cgv');
      await expect(account(page)).toBeVisible();
      await alterToken(page, claims);
      const refreshes = refreshesOf(page);

      await page.goto('/purchase');

      await expectCheckout(page);
      await expect(page.getByText('5 quai du Lavoir').first()).toBeVisible();
      expect(refreshes).toEqual([200]);
      await expect(cart(page, 'Panier, 2 articles')).toBeVisible();
    });
  }

  for (const [where, expiries] of [
    ['five tabs', 5],
    ['five tabs, of which each hears late what another has stored,', 2],
  ] as const) {
    test(`expires in ${where} goes on in all of them, after one refresh`, async ({ page, context }) => {
      if (where !== 'five tabs') await context.addInitScript(hearLateOfStorage);
      const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
      const save = (tab: Page) => tab.getByRole('main').getByRole('button', { name: 'Enregistrer' });
      for (const tab of tabs) {
        await tab.goto('/profile?informations');
        await expect(save(tab)).toBeVisible();
      }
      const refreshes = refreshesOf(context);

      for (let round = 1; round <= expiries; round += 1) {
        await alterToken(page, { iat: 1_700_000_000, exp: 1_700_000_900 + round });
        const altered = await page.evaluate(() => localStorage.getItem('sph-access') ?? '');
        for (const tab of tabs)
          await tab.waitForFunction((token) => localStorage.getItem('sph-access') === token, altered);
        const saved = tabs.map((tab) =>
          tab.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
        );
        await Promise.all(tabs.map((tab) => save(tab).evaluate(clickWhenTold)));
        await page.evaluate(() => new BroadcastChannel('journey').postMessage('click'));
        await Promise.all(saved);
      }

      expect(refreshes).toEqual(Array(expiries).fill(200));
      for (const tab of tabs) await expect(account(tab)).toBeVisible();
    });
  }

  test('was ended elsewhere signs in again, finds the cart as it was and comes to the checkout', async ({
    page,
    shop,
    buyer,
  }) => {
    const refreshes = refreshesOf(page);
    await page.goto('/order');
    await expect(account(page)).toBeVisible();
    // A document without scripts: no call of the cart page meets the ended session first.
    await page.goto('/robots.txt');
    const refresh = await page.evaluate(() => localStorage.getItem('sph-refresh'));
    const ended = await fetch(`${shop.apiUrl}/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${refresh}` },
    });
    expect(ended.status).toBe(204);
    await alterToken(page);
    await page.goto('/purchase');

    await expect(page.getByRole('heading', { level: 1, name: /connexion/i })).toBeVisible();
    await expect.poll(() => refreshes).toEqual([401]);
    await expect(cart(page, 'Panier, 2 articles')).toBeVisible();
    await page
      .getByRole('main')
      .getByLabel('Identifiant ou adresse e-mail')
      .fill(await buyer());
    await page.getByRole('main').getByLabel('Mot de passe', { exact: true }).first().fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await expectCheckout(page);
    await expect(cart(page, 'Panier, 2 articles')).toBeVisible();
  });
});

test.describe('Two customers of one device', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  test('never see each other’s cart, orders, addresses or products looked at', async ({ page }) => {
    await page.goto(product);
    await expect(banner(page).getByText('Camille')).toBeVisible();
    await page.goto('/profile?historique');
    await expect(page.getByRole('link', { name: /^Voir la commande/ }).first()).toBeVisible();

    await signOut(page);
    await signIn(page, 'lea');

    await expect(banner(page).getByText('Léa')).toBeVisible();
    await expect(cart(page, 'Panier, vide')).toBeVisible();
    for (const tab of ['informations', 'address', 'historique']) {
      await page.goto(`/profile?${tab}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/Camille|Durand|Lavandières/)).toHaveCount(0);
    }
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain('SP-110-N35');
  });
});
