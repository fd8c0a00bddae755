import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ProfileChange, User } from 'shared-contracts/api/users';
import { hasContractPrices } from '../catalogue/contract-prices';
import type { Db, Tx } from '../database/database';
import { violates } from '../database/database-errors';
import { filled, toStored } from '../database/rows';
import { type Customer, customers, isSameLogin, linkMailKinds, linkTokens, mails } from '../database/schema';
import { contactMails, enqueueMail, waitingLinks } from '../email/outbox';
import { type Refusal, unauthorized } from '../refusals/refusals';
import { hashOf } from '../secrets';
import { accountExists, linkOver, usernameTaken } from './account-refusals';
import { accountDue } from './conditions';

type NewCustomer = Omit<typeof customers.$inferInsert, 'username'>;
type CustomerChange = Omit<ProfileChange, 'defaultShippingAddressId' | 'defaultBillingAddressId'>;

/**
 * Reads and locks a customer: concurrent changes cannot break limits, unique names and default flags, and conditions
 * hold until an order is stored. @throws {Refusal} 401 when the account was erased in the meantime
 */
export async function lockedCustomer(tx: Tx, id: string): Promise<Customer> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  if (!customer) throw unauthorized();
  return customer;
}

/** Locks a customer. @param refusal thrown when the password has changed since it was checked, or the account is erased */
export async function lockUnchanged(
  tx: Tx,
  { id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>,
  refusal: () => Refusal,
): Promise<void> {
  const [current] = await tx
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, id))
    .for('update');
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

const emailVerifiedAt = sql`coalesce(${customers.emailVerifiedAt}, now())`;

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

/** Returns the customer of a verification link. @throws {Refusal} 400 when it is not valid */
export async function customerToVerify(db: Db, token: string): Promise<Customer> {
  const [found] = await db
    .select({ customer: customers })
    .from(linkTokens)
    .innerJoin(customers, eq(customers.id, linkTokens.customerId))
    .where(validLink(token, 'verify'));
  if (!found) throw linkOver();
  return found.customer;
}

const spend = (tx: Tx, which: SQL | undefined) =>
  tx
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(and(which, isNull(linkTokens.usedAt)))
    .returning({ hash: linkTokens.hash, customerId: linkTokens.customerId });

/** Uses up a verification link and verifies the e-mail address. @throws {Refusal} 400 when it is not valid */
export async function spendVerificationLink(tx: Tx, token: string): Promise<void> {
  const [spent] = await spend(tx, validLink(token, 'verify'));
  if (!spent) throw linkOver();
  await tx.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, spent.customerId));
}

/** Uses up a link and all other links of its customer, whom it locks. @throws {Refusal} 400 when it is not valid */
export async function spendLink(tx: Tx, token: string, purpose: 'reset' | 'new-email') {
  const [found] = await tx
    .select({ owner: customers, link: linkTokens })
    .from(customers)
    .innerJoin(linkTokens, eq(linkTokens.customerId, customers.id))
    .where(validLink(token, purpose))
    // The customer before the links, as every change of the password does.
    .for('update', { of: customers });
  if (!found) throw linkOver();
  const spent = await spend(tx, eq(linkTokens.customerId, found.owner.id));
  // Of two concurrent requests, the second finds its own link already used.
  if (!spent.some(({ hash }) => hash === found.link.hash)) throw linkOver();
  return found;
}

/** Deletes emails before it spends tokens: that of an email being sent is stored before it counts as sent. */
async function withdrawLinks(
  tx: Tx,
  id: string,
  kinds: readonly (typeof linkMailKinds)[number][] = linkMailKinds,
): Promise<void> {
  await tx.delete(mails).where(waitingLinks(id, kinds));
  await spend(tx, and(eq(linkTokens.customerId, id), inArray(linkTokens.purpose, [...kinds])));
}

/** Sets password or address, and ends all emailed links. @throws {Refusal} 409 the address is taken */
export async function setCredentials(
  tx: Tx,
  id: string,
  change: Partial<Pick<Customer, 'passwordHash' | 'emailAddress'>>,
): Promise<void> {
  if (change.emailAddress) {
    // The account keeps the contact messages that were sent under its present address.
    const { emailAddress } = await customerById(tx, id);
    const written = contactMails(['contact', 'contact-received'], emailAddress);
    await tx.update(mails).set({ customerId: id }).where(written);
  }
  // A link of either kind also proves that the e-mail address belongs to the customer.
  await tx
    .update(customers)
    .set({ ...change, emailVerifiedAt })
    .where(eq(customers.id, id))
    .catch((error) => {
      throw violates(error, 'customers_email') ? accountExists() : error;
    });
  await withdrawLinks(tx, id);
}

/** Enqueues the link to a new email address; only the newest one of a customer is valid. */
export async function requestNewEmail(
  tx: Tx,
  id: string,
  content: { emailAddress: string; sessionId: string },
): Promise<void> {
  await withdrawLinks(tx, id, ['new-email']);
  await enqueueMail(tx, { kind: 'new-email', customerId: id, content });
}

const validLink = (token: string, purpose: typeof linkTokens.$inferSelect.purpose) =>
  and(
    eq(linkTokens.hash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
  );

function usernameFrom(emailAddress: string): string {
  const local = emailAddress.split('@')[0] ?? '';
  return local
    .replace(/[^a-zA-Z0-9._-]/g, '')
    .slice(0, 50)
    .padEnd(3, '0');
}
