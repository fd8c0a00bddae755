import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { orderQuery } from 'page-kit/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { exactAmount, toCents } from 'shared-contracts/pricing';
import type { Payable } from '../../payment/payment-session';
import { useCheckout } from '../../payment/place-order';
import { paymentsInReviewAtom } from '../../payment/submitted-payment';
import { type Payment, usePaymentSession } from '../../payment/use-payment-session';

interface ResumedPayment extends Payment {
  readonly dialogOpen: boolean;
  /** The provider examines a payment of the order, as far as known; the API decides whether another may be begun. */
  readonly examined: boolean;
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
  const checkout = useCheckout();
  const isExamined = useAtomValue(paymentsInReviewAtom).has(order.id);
  const [examinedHere, setExamined] = useState(isExamined);
  const examined = examinedHere || order.payment?.examined === true;
  const { queryKey } = orderQuery(http, order.id);
  const payment = usePaymentSession<Payable>({ openForm, onRefusal, onPaid, onLeave });

  useEffect(() => {
    if (isExamined) setExamined(true);
  }, [isExamined]);

  async function openForm() {
    const form = await checkout.resume(order.id);
    setExamined(false);
    return form;
  }

  async function pay() {
    const session = customerId && (await payment.begin(payableOf(order, customerId)));
    if (session) await session.payByCard();
  }

  const renew = () => void queryClient.invalidateQueries({ queryKey });

  function meetRefusal(code: string, text: string) {
    if (code === 'payment_running') setExamined(true);
    payment.close(text);
    renew();
  }

  function onRefusal(error: unknown): boolean {
    if (!isApiError(error) || (error.code !== 'order_ended' && error.code !== 'payment_running'))
      return false;
    meetRefusal(error.code, error.message);
    return true;
  }

  function onPaid({ orderId, lines }: { orderId: string; lines: Payable['lines'] }) {
    checkout.orderPlaced({ orderId, lines });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    if (store.get(paymentsInReviewAtom).has(orderId)) return;
    // Known from the payment itself, should the order not be readable just now.
    if (orderId === order.id) queryClient.setQueryData(queryKey, { ...order, status: 'PAID' });
  }

  function onLeave(orderId: string) {
    payment.close();
    if (orderId === order.id) renew();
    else void navigate(`/invoice/${encodeURIComponent(orderId)}`, { replace: true });
  }

  return { ...payment, dialogOpen: payment.stage !== 'idle', examined, pay, meetRefusal };
}

/** Navigation state of a link that leads straight to the payment, as the history's 'Reprendre le paiement' does. */
interface ResumeState {
  readonly resumePayment?: unknown;
}

/** Pays once it is possible where a link asked for it; a reload and Back do not ask again. */
export function useResumeOnArrival(possible: boolean, pay: () => Promise<void>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const { resumePayment, ...others } = (location.state ?? {}) as ResumeState;
  const wanted = resumePayment === true;

  const resume = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    // Before the dialog, which has an entry of its own in the history.
    await navigate(location, { replace: true, state: others, preventScrollReset: true });
    await pay();
  });

  useEffect(() => {
    if (possible && wanted) void resume();
  }, [possible, wanted]);
}
