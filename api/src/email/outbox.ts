import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { type accountNotices, isSameLogin, mails, orderMailKinds } from '../database/schema';

type MailKind = (typeof mails.$inferSelect)['kind'];
export type OrderMailKind = (typeof orderMailKinds)[number];
/** Whether emails of this kind are about an order. */
export const isAboutOrder = (kind: string): kind is OrderMailKind =>
  orderMailKinds.some((each) => each === kind);

export type AccountNoticeKind = (typeof accountNotices)[number];

/** Emails about an account; the last one goes to the company. */
export type AccountMailKind =
  | 'verify'
  | 'reset'
  | 'deletion-requested'
  | 'account-unused'
  | 'company-deletion-request';

/** What an email needs to know of the moment when it was stored. */
type Content = Readonly<Record<string, string>>;

interface AboutOrder {
  /** Null once the account is erased. */
  readonly customerId: string | null;
  readonly orderId: string;
}

/** An email to send, with ids only: the sender reads the other data when it renders the email. */
type OutgoingMail =
  | { readonly kind: AccountMailKind; readonly customerId: string }
  /** A link requested for an unknown account is stored like the others, but never sent. */
  | { readonly kind: 'reset' | 'verify'; readonly customerId: null }
  | {
      readonly kind: 'new-email';
      readonly customerId: string;
      readonly content: { readonly emailAddress: string; readonly sessionId: string };
    }
  /**
   * `device`: the device that made the change, or the devices that were signed out, one per line;
   * `recipient`: the address that the notice goes to, if not the customer's.
   */
  | { readonly kind: AccountNoticeKind; readonly customerId: string; readonly content: Content }
  | (AboutOrder & { readonly kind: Exclude<OrderMailKind, 'order-shipped' | 'order-part-cancelled'> })
  | (AboutOrder & { readonly kind: 'order-shipped'; readonly shipmentId: string })
  /** `articles`: one per line; `refund`: their amount if they are paid, else `left`: the amount of the rest. */
  | (AboutOrder & { readonly kind: 'order-part-cancelled'; readonly content: Content })
  | { readonly kind: 'contact' | 'contact-received' | 'account-erased'; readonly content: Content };

/** Selects contact messages or acknowledgements with an email address, ignoring case, that belong to no account. */
export const contactMails = (kinds: readonly ('contact' | 'contact-received')[], emailAddress: string) =>
  and(
    inArray(mails.kind, [...kinds]),
    isNull(mails.customerId),
    isSameLogin(sql`${mails.content} ->> 'email'`, emailAddress),
  );

/** Selects emails of these kinds to a customer that are not sent: they wait, or were refused. */
export const waitingLinks = (customerId: string, kinds: readonly MailKind[]) =>
  and(eq(mails.customerId, customerId), inArray(mails.kind, [...kinds]), isNull(mails.sentAt));

/**
 * Stores an email in the caller's transaction: one per order and kind, per shipment, and per cancelled part.
 * @returns false if already stored
 */
export async function enqueueMail(executor: Db, mail: OutgoingMail): Promise<boolean> {
  const stored = await executor.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return stored.length > 0;
}
