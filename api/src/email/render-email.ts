import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import { findOrder } from '../database/find-order';
import { customers, linkTokens, type mails } from '../database/schema';
import { hashOf, newSecret } from '../secrets';
import { accountNoticeLetter } from './account-notices';
import { companyOrderLetter, contactLetter, paymentAlarmLetter } from './company-emails';
import {
  accountErasedLetter,
  companyDeletionRequestLetter,
  deletionRequestedLetter,
} from './deletion-emails';
import type { Letter } from './email';
import { linkLifetime } from './link-lifetime';
import { messageReceivedLetter } from './message-received-email';
import { cancellationLetter, orderLetter } from './order-emails';
import { orderFacts, paymentNews } from './order-facts';
import { type AccountMailKind, type AccountNoticeKind, isAboutOrder, type OrderMailKind } from './outbox';
import { resetLetter } from './password-reset-email';
import { verificationLetter } from './verification-email';

export type Mail = typeof mails.$inferSelect;
type Customer = typeof customers.$inferSelect;
type AccountKind = AccountMailKind | AccountNoticeKind;

/** Writes the letter of a stored mail; null when whom or what it was about is gone. */
export function createLetterWriter(db: Db, environment: Environment) {
  /** The token is born here, and only its hash is kept. */
  async function linkToken(customerId: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = newSecret();
    // By the clock that it is compared with.
    const expiresAt = sql`now() + make_interval(mins => ${linkLifetime.minutes})`;
    await db.insert(linkTokens).values({ hash: hashOf(token), customerId, purpose, expiresAt });
    return token;
  }

  async function letterOfOrder(kind: OrderMailKind, orderId: string): Promise<Letter | null> {
    const facts = await orderFacts(db, orderId);
    if (!facts) return null;
    if (kind === 'company-order') return companyOrderLetter(environment, facts);
    if (kind !== 'order-placed' && kind !== 'order-paid' && kind !== 'order-cancelled')
      return paymentAlarmLetter(environment, kind, facts, await paymentNews(db, facts.order.id));
    // Nobody can be written to once the account is erased.
    if (!facts.customer.emailAddress) return null;
    return kind === 'order-cancelled'
      ? cancellationLetter(environment, facts)
      : orderLetter(environment, facts);
  }

  async function letterOfAccount(mail: Mail, kind: AccountKind, customer: Customer): Promise<Letter> {
    switch (kind) {
      case 'verify':
        return verificationLetter(environment, customer, await linkToken(customer.id, kind));
      case 'reset':
        return resetLetter(environment, customer, await linkToken(customer.id, kind));
      case 'deletion-requested':
        return deletionRequestedLetter(environment, customer);
      case 'company-deletion-request':
        return companyDeletionRequestLetter(environment, customer);
      default:
        return accountNoticeLetter(environment, customer, { ...mail, kind });
    }
  }

  return async function writeLetter(mail: Mail): Promise<Letter | null> {
    const { kind, content, customerId, orderId } = mail;
    if (kind === 'contact') {
      const order = await findOrder(db, content?.orderReference ?? '');
      return contactLetter(environment, {
        ...content,
        ...(order && { orderReference: `${order.number} (${order.id})` }),
      });
    }
    if (kind === 'contact-received') return messageReceivedLetter(environment, content ?? {});
    if (kind === 'account-erased') return accountErasedLetter(environment, content ?? {});
    if (isAboutOrder(kind)) return orderId ? letterOfOrder(kind, orderId) : null;
    const [customer] = customerId
      ? await db.select().from(customers).where(eq(customers.id, customerId))
      : [];
    return customer ? letterOfAccount(mail, kind, customer) : null;
  };
}
