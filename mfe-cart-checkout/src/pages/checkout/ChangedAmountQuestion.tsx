import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCents } from 'shared-contracts/pricing';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { SummaryList } from 'shared-ui/layout';
import { DialogTitle } from '../../payment/PaymentDialog';
import type { ChangedAmount } from '../../payment/payment-errors';

const parts = [
  { name: 'goodsHT', label: 'Articles HT' },
  { name: 'vat', label: 'TVA' },
  { name: 'deliveryFee', label: 'Frais de livraison' },
] as const;

interface ChangedAmountQuestionProps {
  changed: ChangedAmount;
  titleId: string;
  confirmLabel: string;
  /** The confirmed order is being sent. */
  busy: boolean;
  onConfirm: () => void;
}

/** Shows both totals and the parts that differ, and asks the customer to confirm. */
export function ChangedAmountQuestion({
  changed: { shown, due, message },
  titleId,
  confirmLabel,
  busy,
  onConfirm,
}: ChangedAmountQuestionProps) {
  const queryClient = useQueryClient();

  useEffect(() => {
    // The page and the cart then show current prices.
    for (const queryKey of [['product'], ['profile'], ['prices']])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);

  return (
    <div className="sph-stack">
      <DialogTitle id={titleId}>Confirmer le nouveau montant</DialogTitle>
      <Note tone="warn" icon="info">
        {message}
      </Note>
      <SummaryList
        rows={[
          ...parts
            .filter(({ name }) => shown[name] !== due[name])
            .map(({ name, label }) => ({
              label,
              detail: `au lieu de ${formatCents(shown[name])}`,
              value: formatCents(due[name]),
            })),
          { label: 'Ancien total TTC', value: formatCents(shown.amount) },
          { label: 'Nouveau total TTC', value: formatCents(due.amount), tone: 'total' },
        ]}
      />
      <div className="sph-cluster">
        <Button busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {!busy && (
          <ButtonLink variant="secondary" href="/order">
            Retour au panier
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
