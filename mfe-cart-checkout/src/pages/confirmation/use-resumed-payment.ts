import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { exactAmount, toCents } from 'shared-contracts/pricing';
import type { Payable } from '../../payment/opening';
import { orderQuery } from '../../payment/order-query';
import { paymentFormOf } from '../../payment/payment-errors';
import type { PaymentState } from '../../payment/payment-state';
import { orderPlacedAtom } from '../../payment/purchase';
import { examinedPaymentsAtom } from '../../payment/submitted-payment';
import { useCardPayment } from '../../payment/use-card-payment';

export interface ResumedPayment extends PaymentState {
  readonly dialogOpen: boolean;
  /** The provider examines a payment of the order, as far as known; the API decides whether another may be begun. */
  readonly examined: boolean;
  /** On the page, beside 'Reprendre le paiement'. */
  readonly failure: string | null;
  pay(): Promise<void>;
  /** A call about the order was refused, and its state may be another one by now. */
  meetRefusal(code: string, message: string): void;
}

/** What the card form of a placed order is opened for. */
function payableOf({ items, totalTTC }: Order, customerId: string): Payable {
  const total = exactAmount(totalTTC);
  return {
    customerId,
    lines: items.map(({ productCode, quantity }) => ({ productCode, quantity })),
    due: { amount: total === null ? null : toCents(total) },
  };
}

/** Pays an order that was placed and not paid, at its own prices, and leads to its confirmation. */
export function useResumedPayment(order: Order, customerId: string | undefined): ResumedPayment {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const store = useStore();
  const orderPlaced = useSetAtom(orderPlacedAtom);
  const isExamined = useAtomValue(examinedPaymentsAtom).has(order.id);
  const [examinedHere, setExamined] = useState(isExamined);
  const examined = examinedHere || order.payment?.examined === true;
  const { queryKey } = orderQuery(http, order.id);
  const card = useCardPayment<Payable>({
    openForm,
    takesRefusal,
    onPaid,
    onLeave,
  });
  const { stage, amount, message, failure, container, retry, close } = card;

  useEffect(() => {
    if (isExamined) setExamined(true);
  }, [isExamined]);

  async function openForm() {
    const form = paymentFormOf(await http.post(`orders/${encodeURIComponent(order.id)}/payment`));
    setExamined(false);
    return form;
  }

  async function pay() {
    const opening = customerId && (await card.begin(payableOf(order, customerId)));
    if (opening) await card.payByCard(opening);
  }

  const renew = () => void queryClient.invalidateQueries({ queryKey });

  function meetRefusal(code: string, text: string) {
    if (code === 'payment_running') setExamined(true);
    card.setFailure(text);
    renew();
  }

  function takesRefusal(error: unknown): boolean {
    if (!isApiError(error) || (error.code !== 'order_ended' && error.code !== 'payment_running'))
      return false;
    card.close();
    meetRefusal(error.code, error.message);
    return true;
  }

  function onPaid({ orderId, lines }: { orderId: string; lines: Payable['lines'] }) {
    orderPlaced({ orderId, lines });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    if (store.get(examinedPaymentsAtom).has(orderId)) return;
    // Known from the payment itself, should the order not be readable just now.
    if (orderId === order.id) queryClient.setQueryData(queryKey, { ...order, status: 'PAID' });
  }

  function onLeave(orderId: string) {
    close();
    if (orderId === order.id) renew();
    else void navigate(`/invoice/${encodeURIComponent(orderId)}`, { replace: true });
  }

  const dialogOpen = stage !== 'idle';
  return {
    stage,
    dialogOpen,
    amount,
    message,
    failure,
    container,
    examined,
    pay,
    retry,
    close,
    meetRefusal,
  };
}
