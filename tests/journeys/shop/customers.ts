import { randomUUID } from 'node:crypto';
import { callsOf, newCustomer, ok } from '../../kit/users';
import type { ShopState } from './state';

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
