import { and, asc, eq } from 'drizzle-orm';
import { Address, type AddressChange, type NewAddress } from 'shared-contracts/api/addresses';
import { addressLimit } from 'shared-contracts/api/limits';
import { OrderAddress } from 'shared-contracts/api/orders';
import { postcodeRefusal, usablePostcode } from 'shared-contracts/api/postcodes';
import { type Db, hasId, type Tx } from '../database/database';
import { filled, toStored } from '../database/rows';
import { addresses } from '../database/schema';
import { invalidField, notFound } from '../refusals/refusals';
import { defaultShippingAddress, tooManyAddresses } from './account-refusals';
import { lockedCustomer } from './customer-repository';

type Row = typeof addresses.$inferSelect;

/** Condition of an address with this id, if it is the customer's. */
export const ownAddress = (customerId: string, id: string) =>
  and(eq(addresses.customerId, customerId), hasId(addresses.id, id));

/** Returns the fields of a stored address that an order copies. */
export const orderAddress = (row: object): OrderAddress => OrderAddress.parse(filled(row));

const toAddress = (row: Row): Address => Address.parse(filled(row));

function postcodeOf({ postalCode, country }: Pick<Address, 'postalCode' | 'country'>): string {
  const postcode = usablePostcode(postalCode, country);
  if (postcode === null) throw invalidField('postalCode', postcodeRefusal(postalCode, country));
  return postcode;
}

/** Returns an address, after locking its customer. @throws {Refusal} 404 when it is not the customer's */
async function lockedAddress(tx: Tx, customerId: string, id: string): Promise<Row> {
  await lockedCustomer(tx, customerId);
  const [address] = await tx.select().from(addresses).where(ownAddress(customerId, id));
  if (!address) throw notFound('Adresse');
  return address;
}

/** Unsets the default flags that an address takes over: there is at most one default of each kind. */
async function clearDefaults(tx: Tx, customerId: string, taken: AddressChange): Promise<void> {
  const own = eq(addresses.customerId, customerId);
  if (taken.isDefaultShipping) await tx.update(addresses).set({ isDefaultShipping: false }).where(own);
  if (taken.isDefaultBilling) await tx.update(addresses).set({ isDefaultBilling: false }).where(own);
}

/** Returns the customer's addresses, oldest first. */
export async function listAddresses(db: Db, customerId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.rank))
    .limit(addressLimit);
  return rows.map(toAddress);
}

/** Adds an address. @throws {Refusal} 400 for an invalid postcode, 409 for too many addresses */
export async function addAddress(tx: Tx, customerId: string, address: NewAddress): Promise<Address> {
  await lockedCustomer(tx, customerId);
  if ((await tx.$count(addresses, eq(addresses.customerId, customerId))) >= addressLimit)
    throw tooManyAddresses();
  await clearDefaults(tx, customerId, address);
  const [added] = await tx
    .insert(addresses)
    .values({ ...toStored(address, ['addressLine2']), postalCode: postcodeOf(address), customerId })
    .returning();
  if (!added) throw new Error('an address was not stored');
  return toAddress(added);
}

/**
 * Changes the given fields of an address.
 * @throws {Refusal} 404 for an address of another customer, 400 for an invalid postcode
 */
export async function changeAddress(
  tx: Tx,
  customerId: string,
  id: string,
  change: AddressChange,
): Promise<Address> {
  const current = await lockedAddress(tx, customerId, id);
  await clearDefaults(tx, customerId, change);
  const changed = toStored(change, ['addressLine2']) as Partial<Row>;
  const next = { ...current, ...changed };
  const changes = { ...changed, postalCode: postcodeOf(next) };
  await tx.update(addresses).set(changes).where(ownAddress(customerId, id));
  return toAddress({ ...next, ...changes });
}

/**
 * Deletes an address; returns its id.
 * @throws {Refusal} 404 for an address of another customer, 409 for the default shipping address
 */
export async function removeAddress(tx: Tx, customerId: string, id: string) {
  if ((await lockedAddress(tx, customerId, id)).isDefaultShipping) throw defaultShippingAddress();
  await tx.delete(addresses).where(ownAddress(customerId, id));
  return { id };
}
