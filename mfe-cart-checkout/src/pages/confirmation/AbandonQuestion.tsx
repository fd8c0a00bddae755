import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';
import { useCheckout } from '../../payment/checkout';
import { creationRefusal } from '../../payment/payment-errors';
import { holdPaymentLock, otherTabPays } from '../../payment/tab-lock';

interface AbandonQuestionProps {
  order: Order;
  onClose: () => void;
  /** The order is already paid, or a payment is running. */
  onRefused: (code: string, message: string) => void;
}

/** Confirmation dialog for abandoning an unpaid order, which is final. Meanwhile no other tab can pay it. */
export function AbandonQuestion({ order, onClose, onRefused }: AbandonQuestionProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { forgetForm } = useCheckout();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function abandon() {
    setBusy(true);
    const release = await holdPaymentLock();
    try {
      if (!release) return setRefusal(otherTabPays);
      const abandoned = await http.post<Order>(`orders/${encodeURIComponent(order.id)}/abandon`);
      // The checkout may still hold the card form of this order, which must not be paid any more.
      forgetForm();
      onClose();
      queryClient.setQueryData(orderQuery(http, order.id).queryKey, abandoned);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'order_already_paid' || error.code === 'payment_running') {
        onClose();
        onRefused(error.code, error.message);
      } else setRefusal(creationRefusal(error));
    } finally {
      setBusy(false);
      release?.();
    }
  }

  return (
    <Question
      title={<>Abandonner cette commande&#8239;?</>}
      confirmLabel="Abandonner la commande"
      dismissLabel="Garder la commande"
      busy={busy}
      refusal={refusal}
      onConfirm={() => void abandon()}
      onClose={onClose}
    >
      <p>
        La commande <b>{order.orderNumber}</b> ne pourra plus être payée. Votre panier reste tel qu’il est.
      </p>
    </Question>
  );
}
