import { useEnvironment } from 'page-kit/page';
import { formatCents } from 'shared-contracts/pricing';
import { Note } from 'shared-ui/feedback';
import type { onAccount } from './account-limit';

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
