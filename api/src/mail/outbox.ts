import type { Db } from '../database/database';
import { mails } from '../database/schema';

/** A mail to send, named by ids: the sender reads the rest when it writes the mail. */
export type MailOrder =
  | { readonly kind: 'verify' | 'reset'; readonly customerId: string }
  | { readonly kind: 'order-placed' | 'order-paid'; readonly customerId: string; readonly orderId: string }
  | { readonly kind: 'contact'; readonly content: Readonly<Record<string, string>> };

/** Stands in the transaction of what it tells about; the same event of an order is mailed once. */
export async function orderMail(executor: Db, mail: MailOrder): Promise<void> {
  await executor.insert(mails).values(mail).onConflictDoNothing();
}
