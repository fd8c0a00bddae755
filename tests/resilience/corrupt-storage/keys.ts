import type { Browser, Page } from 'playwright-core';
import { password } from '../shop/users';

/** Both storages. */
export interface Entries {
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
}

/** A value that a key has instead of its good one. */
export interface Corrupt {
  readonly kind: keyof Entries;
  readonly key: string;
  readonly value: string;
}

/** `good`: the last value that is longer than nothing, or null. */
export interface StoredKey {
  readonly kind: keyof Entries;
  readonly key: string;
  readonly good: string | null;
}

declare global {
  interface Window {
    keyIsUsed(kind: string, key: string, value: string | null): void;
  }
}

/** Reports each key that the page reads or writes, with the value. Runs in the page. */
function reportKeys() {
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    const value = getItem.call(this, key);
    window.keyIsUsed(this === window.localStorage ? 'local' : 'session', key, value);
    return value;
  };
  Storage.prototype.setItem = function (key, value) {
    window.keyIsUsed(this === window.localStorage ? 'local' : 'session', key, value);
    setItem.call(this, key, value);
  };
}

const entriesOf = (page: Page): Promise<Entries> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Signs in, looks around and fills the cart, up to the button that pays. */
async function shopAround(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connexion ou création de compte' });
  await dialog.getByLabel('Identifiant ou adresse e-mail').fill(emailAddress);
  await dialog.getByLabel('Mot de passe', { exact: true }).first().fill(password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte' }).waitFor();
  await page.goto('/category-product/SACS/SACS-POUBELLE');
  await page.getByRole('button', { name: 'Tableau' }).click();
  await page.getByLabel('Trier par').selectOption({ index: 1 });
  await page.goto('/category-product/SACS/SACS-POUBELLE/SP-110-N35');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await page.getByText('Le produit a été ajouté au panier').last().waitFor();
  await page.goto('/purchase');
  await page.getByRole('checkbox', { name: /J’accepte les conditions générales de vente/ }).check();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Régler l'achat" });
  const fields = dialog.frameLocator('iframe');
  await fields.getByLabel('Numéro de carte').fill('4970100000000000');
  await fields.getByLabel('Expiration').fill(`12${String(new Date().getFullYear() + 1).slice(-2)}`);
  await fields.getByLabel('Code de sécurité').fill('123');
  await dialog.locator('.kr-payment-button').click();
  await page.getByRole('heading', { name: /MERCI POUR VOTRE COMMANDE/ }).waitFor();
}

/**
 * What a real customer's browser stores, from sign-in to the paid order: the keys that the shop's own code reads or writes.
 * @returns `base`: both storages as they stand before the customer pays; `keys`: of each its kind, name and the last value that
 *   is longer than nothing, or null
 */
export async function keysOf(browser: Browser, baseURL: string, emailAddress: string) {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
  const keys = new Map<string, StoredKey>();
  await context.exposeBinding(
    'keyIsUsed',
    (_source, kind: StoredKey['kind'], key: string, value: string | null) => {
      const id = `${kind} ${key}`;
      keys.set(id, { kind, key, good: value || keys.get(id)?.good || null });
    },
  );
  await context.addInitScript(reportKeys);
  const page = await context.newPage();
  try {
    await shopAround(page, emailAddress);
    const base = await entriesOf(page);
    await pay(page);
    return { base, keys: [...keys.values()] };
  } finally {
    await context.close();
  }
}
