import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import { type Customer, customers, linkTokens, type mails } from '../database/schema';
import { findOrder, type OrderFacts, orderFacts, paymentEventsOf } from '../orders/read-orders';
import { hashOf, newSecret } from '../secrets';
import {
  accountErasedEmail,
  accountNoticeEmail,
  accountUnusedEmail,
  deletionRequestedEmail,
  linkLifetime,
  newAddressEmail,
  resetEmail,
  verificationEmail,
} from './account-emails';
import { companyDeletionRequestEmail, companyOrderEmail, paymentAlarmEmail } from './company-emails';
import { contactEmail, messageReceivedEmail } from './contact-emails';
import type { Email } from './email-layout';
import { cancellationEmail, orderEmail, partCancellationEmail, shipmentEmail } from './order-emails';
import { type AccountMailKind, type AccountNoticeKind, isAboutOrder, type OrderMailKind } from './outbox';

/** A stored email. */
export type Mail = typeof mails.$inferSelect;
type AccountKind = AccountMailKind | AccountNoticeKind | 'new-email';

const linkEmails = { verify: verificationEmail, reset: resetEmail, 'new-email': newAddressEmail };

/** Whether the order was cancelled, or paid after all, while the email to its customer waited. */
const isOutdated = (kind: OrderMailKind, { order }: OrderFacts): boolean =>
  kind === (order.status === 'CANCELLED' ? 'order-placed' : 'order-cancelled');

/** Creates a function that renders a stored email; null when its account, order or reason no longer exists. */
export function createEmailRenderer(db: Db, environment: Environment) {
  /** Creates a token, of which only the hash is stored. */
  async function linkToken(
    link: Omit<typeof linkTokens.$inferInsert, 'hash' | 'expiresAt'>,
  ): Promise<string> {
    const token = newSecret();
    // Computed by the clock of the database, which also checks the expiry.
    const expiresAt = sql`now() + make_interval(mins => ${linkLifetime.minutes})`;
    await db.insert(linkTokens).values({ ...link, hash: hashOf(token), expiresAt });
    return token;
  }

  async function emailOfOrder(mail: Mail, kind: OrderMailKind, orderId: string): Promise<Email | null> {
    const facts = await orderFacts(db, orderId);
    if (!facts || isOutdated(kind, facts)) return null;
    if (kind === 'company-order') return companyOrderEmail(environment, facts);
    if (kind === 'late-payment' || kind === 'second-payment' || kind === 'contradicted-payment')
      return paymentAlarmEmail(environment, kind, facts, await paymentEventsOf(db, facts.order.id));
    // An erased account has no address.
    if (!facts.customer.emailAddress) return null;
    if (kind === 'order-shipped') {
      const shipment = facts.shipments.find(({ id }) => id === mail.shipmentId);
      return shipment ? shipmentEmail(environment, facts, shipment) : null;
    }
    if (kind === 'order-part-cancelled') return partCancellationEmail(environment, facts, mail.content ?? {});
    const emailOf = kind === 'order-cancelled' ? cancellationEmail : orderEmail;
    return emailOf(environment, facts);
  }

  async function emailOfAccount(mail: Mail, kind: AccountKind, customer: Customer): Promise<Email | null> {
    switch (kind) {
      case 'verify':
      case 'reset':
      case 'new-email': {
        const token = await linkToken({ customerId: customer.id, ...mail.content, purpose: kind });
        return linkEmails[kind](environment, mail.content?.emailAddress ?? customer.emailAddress, token);
      }
      case 'deletion-requested':
        return deletionRequestedEmail(environment, customer);
      case 'account-unused':
        return customer.unusedNoticeAt ? accountUnusedEmail(environment, customer, mail) : null;
      case 'company-deletion-request':
        return companyDeletionRequestEmail(environment, customer);
      default:
        return accountNoticeEmail(environment, customer, { ...mail, kind });
    }
  }

  return async function renderEmail(mail: Mail): Promise<Email | null> {
    const { kind, content, customerId, orderId } = mail;
    if (kind === 'contact') {
      const order = await findOrder(db, content?.orderReference ?? '');
      const found = order && { orderReference: `${order.number} (${order.id})` };
      return contactEmail(environment, { ...content, ...found });
    }
    if (kind === 'contact-received') return messageReceivedEmail(environment, content ?? {});
    if (kind === 'account-erased') return accountErasedEmail(environment, content ?? {});
    if (isAboutOrder(kind)) return orderId ? emailOfOrder(mail, kind, orderId) : null;
    const [customer] = customerId
      ? await db.select().from(customers).where(eq(customers.id, customerId))
      : [];
    return customer ? emailOfAccount(mail, kind, customer) : null;
  };
}
