import { randomUUID } from 'node:crypto';
import type { Address } from 'shared-contracts/api/addresses';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ShopState } from './state';

/** Password of all customers here. */
export const password = 'Savon-de-Marseille-1986';

/** The emails to an address, newest first. */
export async function mailsTo(
  shop: ShopState,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const response = await fetch(`${shop.apiUrl}/dev/mailbox.json`);
  const mails = (await response.json()) as { to: string; subject: string; text: string }[];
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for an email with a link to a page of the shop; resolves to the link. */
export async function mailedLink(shop: ShopState, address: string, page: string): Promise<string> {
  const end = Date.now() + 20_000;
  const wanted = new RegExp(`https?://\\S*${page}\\S*`);
  while (Date.now() < end) {
    const mails = await mailsTo(shop, address);
    const link = mails.map(({ text }) => wanted.exec(text)?.[0]).find((found) => found !== undefined);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${address} leads to ${page}`);
}

/** @throws when the API refuses */
async function post(shop: ShopState, path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${shop.apiUrl}/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const tokensOf = (body: unknown) => body as { access_token: string; refresh_token: string };

/** An email address that no customer has yet. */
export const newAddress = (name: string) => `${name}-${randomUUID()}@societe.example`;

/** Makes an account with two addresses, by the API; resolves to its email address, which is its identifier. */
export async function registerBuyer(shop: ShopState): Promise<string> {
  const emailAddress = newAddress('nadia');
  const person = { firstName: 'Nadia', lastName: 'Benali', companyName: 'Benali Propreté' };
  await post(shop, 'auth/register', { ...person, emailAddress, password });
  const link = new URL(await mailedLink(shop, emailAddress, 'verify-email'));
  const token = tokensOf(await post(shop, `auth/verify${link.search}`, {})).access_token;
  const address = { fullName: 'Benali Propreté', city: 'Lyon', country: 'FR', phone: '04 99 00 14 01' };
  await post(
    shop,
    'users/addresses',
    { ...address, addressLine1: '5 quai du Lavoir', postalCode: '69002', isDefaultShipping: true },
    token,
  );
  await post(
    shop,
    'users/addresses',
    { ...address, addressLine1: '18 rue de la Brosse', postalCode: '69007', isDefaultBilling: true },
    token,
  );
  return emailAddress;
}

/** Orders on account, by the API, as a customer who may and who has an address. */
export async function orderOnAccount(
  shop: ShopState,
  username: string,
  lines: readonly CartLine[],
): Promise<void> {
  const token = tokensOf(await post(shop, 'auth/login', { username, password })).access_token;
  const headers = { Authorization: `Bearer ${token}` };
  const addresses = (await (await fetch(`${shop.apiUrl}/users/addresses`, { headers })).json()) as Address[];
  const id = addresses[0]?.id ?? '';
  await post(shop, 'cart/add', lines, token);
  const choice = { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'standard' };
  await post(shop, 'purchase/createDeferredPayment', choice, token);
}

/** What a browser stores of a sign-in and a filled cart, as Playwright's `storageState`. */
export async function kept(
  shop: ShopState,
  { username, cart }: { username: string | null; cart: readonly CartLine[] },
) {
  const entries: Record<string, string> = {};
  if (username !== null) {
    const tokens = tokensOf(await post(shop, 'auth/login', { username, password }));
    entries['sph-access'] = tokens.access_token;
    entries['sph-refresh'] = tokens.refresh_token;
  }
  if (cart.length > 0) entries.shopping_cart = JSON.stringify(cart);
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: shop.url, localStorage }] };
}
