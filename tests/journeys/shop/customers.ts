import { randomUUID } from 'node:crypto';
import type { CartLine } from 'shared-contracts/api/cart';
import { until } from '../../kit/until';
import { callsOf, type Email, newCustomer, ok, signIn, stateOf, storedTokens } from '../../kit/users';
import type { ShopState } from './state';

/** Returns the emails to an address, newest first. */
export async function mailsTo({ apiUrl }: ShopState, address: string): Promise<Email[]> {
  const mails = await ok(callsOf(apiUrl)<Email[]>('GET', '/dev/mailbox.json'));
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for an email with a link to a page of the shop; resolves to the link. */
export async function mailedLink(shop: ShopState, address: string, page: string): Promise<string> {
  const linkToPage = new RegExp(`https?://\\S*${page}\\S*`);
  let link: string | undefined;
  await until(async () => {
    const mails = await mailsTo(shop, address);
    link = mails.map(({ text }) => linkToPage.exec(text)?.[0]).find((found) => found !== undefined);
    return link !== undefined;
  });
  if (!link) throw new Error(`no email to ${address} links to ${page}`);
  return link;
}

/** An email address that no customer has yet. */
export const newAddress = (name: string) => `${name}-${randomUUID()}@societe.example`;

/** Registers a customer with two addresses through the API; resolves to the email address, the username. */
export async function registerBuyer(shop: ShopState): Promise<string> {
  const call = callsOf(shop.apiUrl);
  const { emailAddress, access: token } = await newCustomer(call);
  const address = { fullName: 'Benali Propreté', city: 'Lyon', country: 'FR', phone: '04 99 00 14 01' };
  for (const line of [
    { addressLine1: '5 quai du Lavoir', postalCode: '69002', isDefaultShipping: true },
    { addressLine1: '18 rue de la Brosse', postalCode: '69007', isDefaultBilling: true },
  ])
    await ok(call('POST', '/users/addresses', { token, body: { ...address, ...line } }));
  return emailAddress;
}

/** Returns browser storage with a session and a cart, as Playwright's `storageState`. */
export async function storedState(
  { apiUrl, url }: ShopState,
  { username, cart }: { username: string | null; cart: readonly CartLine[] },
) {
  return stateOf(url, {
    ...(username !== null && storedTokens(await signIn(callsOf(apiUrl), username))),
    ...(cart.length > 0 && { shopping_cart: JSON.stringify(cart) }),
  });
}
