import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { orderQuery } from 'page-kit/orders';
import { useEffect, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useUser } from 'shared-contracts/auth';
import { cartLoadedAtom } from 'shared-contracts/cart';
import { isApiError, useHttp } from 'shared-contracts/http';
import { useCheckout } from './checkout';
import { submittedPayment } from './submitted-payment';

// Private: see `useSettledOrder`.
const settledOrderAtom = atom<Order | null>(null);

/** Returns an order whose payment the customer has not seen confirmed yet, until the component unmounts. */
export function useSettledOrder(): Order | null {
  const [order, setOrder] = useAtom(settledOrderAtom);
  useEffect(() => () => setOrder(null), [setOrder]);
  return order;
}

/**
 * Requests the outcome of a submitted payment when a page with the cart opens. Once the order is paid, its
 * articles are removed from the cart. Only on opening: the cart must not change during a running payment.
 */
export function useSettledPayment(): void {
  const http = useHttp();
  const { user } = useUser();
  const cartLoaded = useAtomValue(cartLoadedAtom);
  const setSettledOrder = useSetAtom(settledOrderAtom);
  const [payment] = useState(() => submittedPayment.read());

  const isOwnPayment = payment !== null && payment.customerId === user?.id;
  const { data: order, error } = useQuery({
    ...orderQuery(http, payment?.orderId ?? ''),
    enabled: isOwnPayment && cartLoaded,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  useArrivedPayment(isOwnPayment ? order : undefined, setSettledOrder);

  useEffect(() => {
    if (isApiError(error) && error.status === 404) submittedPayment.remove();
  }, [error]);
}

/**
 * Removes the articles of a paid order from the cart if this browser submitted its payment, and another tab has
 * not removed them yet.
 */
export function useArrivedPayment(order: Order | undefined, onArrived?: (order: Order) => void): void {
  const { orderPlaced } = useCheckout();

  useEffect(() => {
    if (order?.status !== 'PAID' || submittedPayment.read()?.orderId !== order.id) return;
    orderPlaced({ orderId: order.id, lines: order.items });
    onArrived?.(order);
  }, [order, orderPlaced, onArrived]);
}
