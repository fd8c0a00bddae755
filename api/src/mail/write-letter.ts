import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { hashOf, newSecret } from '../account/secrets';
import type { Db } from '../database/database';
import { customers, linkTokens, type mails } from '../database/schema';
import { accountNoticeLetter } from './account-notices';
import { companyOrderLetter, paymentAlarmLetter } from './company-letters';
import type { Letter } from './letter';
import { choosePasswordLetter, contactLetter, resetLetter, verificationLetter } from './letters';
import { orderFacts, paymentNews } from './order-facts';
import { cancellationLetter, orderLetter } from './order-letters';
import type { OrderMailKind } from './outbox';
import type { OrderFacts } from './receipt';

export type Mail = typeof mails.$inferSelect;

const linkMinutes = 60;

/** Writes the letter of a stored mail; null when whom or what it was about is gone. */
export function createLetterWriter(db: Db, environment: Environment) {
  /** The token is born here, and only its hash is kept. */
  async function linkToken(customerId: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = newSecret();
    const expiresAt = sql`now() + make_interval(mins => ${linkMinutes})`;
    await db.insert(linkTokens).values({ hash: hashOf(token), customerId, purpose, expiresAt });
    return token;
  }

  async function letterOfOrder(kind: OrderMailKind, facts: OrderFacts): Promise<Letter> {
    if (kind === 'order-placed' || kind === 'order-paid') return orderLetter(environment, facts);
    if (kind === 'order-cancelled') return cancellationLetter(environment, facts);
    if (kind === 'company-order') return companyOrderLetter(environment, facts);
    return paymentAlarmLetter(environment, kind, facts, await paymentNews(db, facts.order.id));
  }

  return async function writeLetter(mail: Mail): Promise<Letter | null> {
    const { kind } = mail;
    if (kind === 'contact') return contactLetter(environment, mail.content ?? {});
    const [customer] = mail.customerId
      ? await db.select().from(customers).where(eq(customers.id, mail.customerId))
      : [];
    if (!customer) return null;
    if (kind === 'verify')
      return verificationLetter(environment, customer, await linkToken(customer.id, kind));
    if (kind === 'reset') return resetLetter(environment, customer, await linkToken(customer.id, kind));
    if (kind === 'choose-password')
      return choosePasswordLetter(environment, customer, await linkToken(customer.id, 'reset'));
    if (kind === 'password-changed' || kind === 'password-reset' || kind === 'sessions-ended')
      return accountNoticeLetter(environment, customer, { ...mail, kind });
    const facts = await orderFacts(db, mail.orderId ?? '');
    return facts && letterOfOrder(kind, facts);
  };
}
