import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { orderPlacedAtom } from '../../payment/purchase';
import { keptPayment } from '../../payment/submitted-payment';

/** Takes the articles of a paid order out of the cart, where this browser paid it and had not learnt the outcome. */
export function useArrivedPayment(order: Order | undefined): void {
  const queryClient = useQueryClient();
  const orderPlaced = useSetAtom(orderPlacedAtom);

  useEffect(() => {
    const payment = keptPayment.read();
    if (order?.status !== 'PAID' || payment?.orderId !== order.id) return;
    orderPlaced(payment);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  }, [order, orderPlaced, queryClient]);
}
