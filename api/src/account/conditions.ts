import { and, eq, sql } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import type { Db, Tx } from '../database/database';
import { type Customer, orders } from '../database/schema';
import { Refusal } from '../refusals/refusals';

/** Returns the sum in cents of a customer's orders on account that are not paid, without cancelled parts. */
export async function accountDue(db: Db, customerId: string): Promise<number> {
  const own = and(eq(orders.customerId, customerId), eq(orders.status, 'PAYMENT_PENDING'));
  const [due] = await db
    .select({
      cents: sql`coalesce(sum(${orders.amountCents} - ${orders.cancelledCents}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(own, eq(orders.payment, 'deferred')));
  return due?.cents ?? 0;
}

/** @throws {Refusal} 403 with the company's sentence for a customer who cannot order */
export function refuseBlocked({ blockedMessage }: Customer): void {
  if (blockedMessage !== null) throw new Refusal(403, 'ordering_blocked', blockedMessage);
}

/** @throws {Refusal} 403 for a customer who must pay by card */
export function refuseWithoutAccount({ deferredPayment }: Customer): void {
  if (!deferredPayment)
    throw new Refusal(403, 'deferred_not_allowed', 'Votre compte ne permet pas de commander sans payer.');
}

/** @throws {Refusal} 422 when the unpaid orders on account of a locked customer would exceed their limit */
export async function refuseAboveLimit(tx: Tx, { id, accountLimitCents }: Customer, amountCents: number) {
  if (accountLimitCents === null) return;
  const due = amountCents + (await accountDue(tx, id));
  if (due > accountLimitCents)
    throw new Refusal(
      422,
      'account_limit_exceeded',
      `Avec cette commande, ${formatCents(due)} seraient en cours sur votre compte client, plafonné à ${formatCents(accountLimitCents)}\u00a0: payez-la par carte.`,
    );
}
