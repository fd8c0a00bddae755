import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { orderQuery } from 'page-kit/orders';
import { useEffect, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useUser } from 'shared-contracts/auth';
import { cartLoadedAtom } from 'shared-contracts/cart';
import { isApiError, useHttp } from 'shared-contracts/http';
import { useCheckout } from './place-order';
import { type SubmittedPayment, submittedPayment } from './submitted-payment';

// Private: the order that turned out to be paid, until the customer has read it.
const settledOrderAtom = atom<Order | null>(null);

/** The order that was paid without the customer seeing it; null once they have read it. */
export const paidOrderToShowAtom = atom((get) => get(settledOrderAtom));

/** The customer has read it. */
export const acknowledgeOrderAtom = atom(null, (_get, set) => set(settledOrderAtom, null));

/**
 * Asks, when a page with the cart opens, what became of a payment whose outcome never arrived here. Once the order is
 * paid, its articles leave the cart. Asked on opening only: a page must not empty under a payment that is running.
 */
export function useSettledPayment(): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const cartLoaded = useAtomValue(cartLoadedAtom);
  const { orderPlaced } = useCheckout();
  const setSettledOrder = useSetAtom(settledOrderAtom);
  const [payment, setPayment] = useState<SubmittedPayment | null>(null);
  useEffect(() => setPayment(submittedPayment.read()), []);

  const mine = payment !== null && payment.customerId === user?.id;
  const { data: order, error } = useQuery({
    ...orderQuery(http, payment?.orderId ?? ''),
    enabled: mine && cartLoaded,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    if (!payment || order?.id !== payment.orderId || order.status !== 'PAID') return;
    // Another tab may have settled it meanwhile.
    if (submittedPayment.read()?.orderId === order.id) {
      orderPlaced(payment);
      setSettledOrder(order);
    }
    setPayment(null);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  }, [payment, order, orderPlaced, setSettledOrder, queryClient]);

  useEffect(() => {
    if (isApiError(error) && error.status === 404) submittedPayment.remove();
  }, [error]);
}

/** Takes the articles of a paid order out of the cart, where this browser paid it and had not learnt the outcome. */
export function useArrivedPayment(order: Order | undefined): void {
  const queryClient = useQueryClient();
  const { orderPlaced } = useCheckout();

  useEffect(() => {
    const payment = submittedPayment.read();
    if (order?.status !== 'PAID' || payment?.orderId !== order.id) return;
    orderPlaced(payment);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  }, [order, orderPlaced, queryClient]);
}
