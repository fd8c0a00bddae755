import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { violates } from '../database/database-errors';
import { type Customer, customers, linkMailKinds, linkTokens, mails } from '../database/schema';
import { contactMails, enqueueMail, waitingLinks } from '../email/outbox';
import { hashOf } from '../secrets';
import { accountExists, linkOver } from './account-refusals';
import { customerById } from './customer-repository';

type LinkKind = (typeof linkMailKinds)[number];
type NewEmail = Record<'emailAddress' | 'sessionId', string>;

const validLink = (token: string, purpose: LinkKind) =>
  and(
    eq(linkTokens.hash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
  );

const emailVerifiedAt = sql`coalesce(${customers.emailVerifiedAt}, now())`;

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

/** Uses up a link, and all others of its customer, whom it locks. @throws {Refusal} 400 when it is not valid */
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
async function withdrawLinks(tx: Tx, id: string, kinds: readonly LinkKind[] = linkMailKinds): Promise<void> {
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
export async function requestNewEmail(tx: Tx, id: string, content: NewEmail): Promise<void> {
  await withdrawLinks(tx, id, ['new-email']);
  await enqueueMail(tx, { kind: 'new-email', customerId: id, content });
}
