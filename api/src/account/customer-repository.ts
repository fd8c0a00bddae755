import { eq } from 'drizzle-orm';
import { type ProfileChange, User } from 'shared-contracts/api/users';
import { hasContractPrices } from '../catalogue/contract-prices';
import type { Db, Tx } from '../database/database';
import { violates } from '../database/database-errors';
import { filled, toStored } from '../database/rows';
import { type Customer, customers, isSameLogin } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { type Refusal, unauthorized } from '../refusals/refusals';
import { usernameTaken } from './account-refusals';
import { accountDue } from './conditions';

type NewCustomer = Omit<typeof customers.$inferInsert, 'username'>;
type CustomerChange = Omit<ProfileChange, 'defaultShippingAddressId' | 'defaultBillingAddressId'>;

/**
 * Reads and locks a customer: concurrent changes cannot break limits, unique names and default flags, and
 * conditions hold until an order is stored. @throws {Refusal} 401 when the account was erased in the meantime
 */
export async function lockedCustomer(tx: Tx, id: string): Promise<Customer> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  if (!customer) throw unauthorized();
  return customer;
}

/**
 * Locks a customer.
 * @param refusal thrown when the password has changed since it was checked, or the account is erased
 */
export async function lockUnchanged(
  tx: Tx,
  { id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>,
  refusal: () => Refusal,
): Promise<void> {
  const [current] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (current?.passwordHash !== passwordHash) throw refusal();
}

/** Returns a customer as the shop sees it, with what is due on an account that has a limit. */
export async function toUser(db: Db, customer: Customer): Promise<User> {
  const { siret, vatNumber, customerNumber, blockedMessage, accountLimitCents, ...fields } = customer;
  const limited = customer.deferredPayment && accountLimitCents !== null;
  return User.parse({
    ...fields,
    ...((await hasContractPrices(db, customer)) && { contractPrices: true }),
    ...filled({ siret, vatNumber, customerNumber, blockedMessage }),
    ...(limited && { accountLimitCents, accountDueCents: await accountDue(db, customer.id) }),
  });
}

/** Returns a customer. @throws {Refusal} 401 when the account was erased in the meantime */
export async function customerById(db: Db, id: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw unauthorized();
  return customer;
}

/** Finds a customer by username or e-mail address, ignoring case. */
export async function customerByLogin(db: Db, login: string): Promise<Customer | null> {
  // A username must not contain '@', so a login matches at most one customer.
  const column = login.includes('@') ? customers.emailAddress : customers.username;
  const [found] = await db.select().from(customers).where(isSameLogin(column, login));
  return found ?? null;
}

/** Adds a customer and enqueues the verification email. Null when the e-mail address is taken. */
export async function addCustomer(db: Db, customer: NewCustomer): Promise<Customer | null> {
  const base = usernameFrom(customer.emailAddress);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // Each attempt chooses among ten times as many numbers.
    const username = attempt === 0 ? base : `${base}-${Math.floor(Math.random() * 10 ** (attempt + 1))}`;
    try {
      return await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(customers)
          .values({ ...customer, username })
          .returning();
        if (added) await enqueueMail(tx, { kind: 'verify', customerId: added.id });
        return added ?? null;
      });
    } catch (error) {
      if (violates(error, 'customers_email')) return null;
      if (!violates(error, 'customers_username')) throw error;
    }
  }
  throw new Error(`no free username near ${base}`);
}

/**
 * Changes the given fields of a profile.
 * @throws {Refusal} 401 when the account was erased in the meantime, 409 when the username is taken
 */
export async function changeCustomer(tx: Tx, id: string, change: CustomerChange): Promise<Customer> {
  const changes = toStored(change, ['siret', 'vatNumber']);
  if (Object.keys(changes).length > 0)
    await tx
      .update(customers)
      .set(changes)
      .where(eq(customers.id, id))
      .catch((error) => {
        throw violates(error, 'customers_username') ? usernameTaken() : error;
      });
  return customerById(tx, id);
}

function usernameFrom(emailAddress: string): string {
  const [local = ''] = emailAddress.split('@');
  const allowed = local.replace(/[^\w.-]/g, '');
  return allowed.slice(0, 50).padEnd(3, '0');
}
