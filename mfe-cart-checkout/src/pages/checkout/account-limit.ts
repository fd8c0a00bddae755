import type { User } from 'shared-contracts/api/users';
import { isCents } from '../../payment/payment-errors';

/**
 * Returns whether an order is placed on account; if it exceeds the customer's limit and is paid by card, limit and
 * sum of unpaid orders in cents. Without a limit, or with odd types of other APIs, no order exceeds it.
 * @param amount in cents; null while unknown
 */
export function onAccount(user: User | null, amount: number | null) {
  const { deferredPayment = false, accountLimitCents: limit, accountDueCents: due } = user ?? {};
  const isExceeded =
    deferredPayment && isCents(limit) && isCents(due) && amount !== null && due + amount > limit;
  return { deferred: deferredPayment && !isExceeded, exceeded: isExceeded ? { limit, due } : null };
}
