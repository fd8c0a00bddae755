import type { Db } from '../database/database';
import { type accountNotices, mails, orderMailKinds } from '../database/schema';

export type OrderMailKind = (typeof orderMailKinds)[number];
export const isAboutOrder = (kind: string): kind is OrderMailKind =>
  orderMailKinds.some((each) => each === kind);

export type AccountNoticeKind = (typeof accountNotices)[number];

/** About an account; the last one goes to the company. */
export type AccountMailKind = 'verify' | 'reset' | 'deletion-requested' | 'company-deletion-request';

/** A mail to send, named by ids: the sender reads the rest when it writes the mail. */
export type OutgoingMail =
  | { readonly kind: AccountMailKind; readonly customerId: string }
  /** A link without an account is stored like the others, and never sent. */
  | { readonly kind: 'reset' | 'verify'; readonly customerId: null }
  | {
      readonly kind: AccountNoticeKind;
      readonly customerId: string;
      /** `device`: what did it, in words, or the devices that were signed out, one a line. */
      readonly content: Readonly<Record<string, string>>;
    }
  | { readonly kind: OrderMailKind; readonly customerId: string | null; readonly orderId: string }
  | {
      readonly kind: 'contact' | 'contact-received' | 'account-erased';
      readonly content: Readonly<Record<string, string>>;
    };

/** Stores a mail in the caller's transaction, once per event of an order. @returns true the first time */
export async function enqueueMail(executor: Db, mail: OutgoingMail): Promise<boolean> {
  const stored = await executor.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return stored.length > 0;
}
