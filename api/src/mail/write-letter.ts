import { and, eq } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { hashOf, newSecret } from '../account/secrets';
import type { Db } from '../database/database';
import { customers, linkTokens, type mails, orderLines, orders } from '../database/schema';
import type { Letter } from './letter';
import { contactLetter, orderLetter, resetLetter, verificationLetter } from './letters';

export type Mail = typeof mails.$inferSelect;

const linkMinutes = 60;
const customerKinds: readonly string[] = ['order-placed', 'order-paid'];

/** Writes the letter of a stored mail; null when whom or what it was about is gone. */
export function createLetterWriter(db: Db, environment: Environment) {
  /** The token is born here, and only its hash is kept. */
  async function linkToken(customerId: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
    await db.insert(linkTokens).values({ hash: hashOf(token), customerId, purpose, expiresAt });
    return token;
  }

  return async function writeLetter(mail: Mail): Promise<Letter | null> {
    if (mail.kind === 'contact') return contactLetter(environment, mail.content ?? {});
    // Letters to the company are not written yet.
    if (mail.kind !== 'verify' && mail.kind !== 'reset' && !customerKinds.includes(mail.kind)) return null;
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, mail.customerId ?? ''));
    if (!customer) return null;
    if (mail.kind === 'verify')
      return verificationLetter(environment, customer, await linkToken(customer.id, 'verify'));
    if (mail.kind === 'reset')
      return resetLetter(environment, customer, await linkToken(customer.id, 'reset'));
    const own = and(eq(orders.id, mail.orderId ?? ''), eq(orders.customerId, customer.id));
    const [order] = await db.select().from(orders).where(own);
    if (!order) return null;
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.position);
    return orderLetter(environment, { customer, order, lines });
  };
}
