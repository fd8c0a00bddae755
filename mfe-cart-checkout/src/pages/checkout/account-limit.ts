import type { User } from 'shared-contracts/api/users';

/** Limit and present sum in cents of a customer's unpaid orders on account. */
export interface AccountLimit {
  readonly limit: number;
  readonly due: number;
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * Returns whether an order is placed on account, and the limit if it is paid by card because of it. Without a
 * limit, or with odd types of other APIs, every order of such a customer is on account.
 * @param amount in cents; null while unknown
 */
export function onAccount(
  user: User | null,
  amount: number | null,
): { readonly deferred: boolean; readonly exceeded: AccountLimit | null } {
  const { deferredPayment = false, accountLimitCents: limit, accountDueCents: due } = user ?? {};
  const isExceeded =
    deferredPayment && isCents(limit) && isCents(due) && amount !== null && due + amount > limit;
  return { deferred: deferredPayment && !isExceeded, exceeded: isExceeded ? { limit, due } : null };
}
