import { useEnvironment } from 'page-kit/page';
import type { User } from 'shared-contracts/api/users';
import { formatCents } from 'shared-contracts/pricing';
import { Note } from 'shared-ui/feedback';
import { isCents } from '../../payment/payment-errors';

/**
 * Returns whether an order is placed on account; if it exceeds the customer's limit and is paid by card, limit and
 * sum of unpaid orders in cents. Without a limit, or with odd types of other APIs, no order exceeds it.
 * @param amount in cents; null while unknown
 */
export function onAccount(user: User | null, amount: number | null) {
  const { deferredPayment = false, accountLimitCents: limit, accountDueCents: due } = user ?? {};
  const hasLimit = deferredPayment && isCents(limit) && typeof due === 'number';
  // What is due is negative after a credit.
  const isExceeded = hasLimit && amount !== null && due + amount > limit;
  return { deferred: deferredPayment && !isExceeded, exceeded: isExceeded ? { limit, due } : null };
}

/** Says that an order on account is not charged now, or that it exceeds the limit and is paid by card. */
export function AccountNote({ deferred, exceeded }: ReturnType<typeof onAccount>) {
  const { days } = useEnvironment().company.accountPayment;
  if (exceeded)
    return (
      <Note tone="info">
        Votre compte client est plafonné à {formatCents(exceeded.limit)}, dont {formatCents(exceeded.due)} en
        cours&nbsp;: cette commande se règle par carte.
      </Note>
    );
  if (!deferred) return null;
  return (
    <p className="sph-quiet">
      Rien n’est débité maintenant&nbsp;: votre commande est à régler sous {days}&nbsp;jours, par compte
      client.
    </p>
  );
}
