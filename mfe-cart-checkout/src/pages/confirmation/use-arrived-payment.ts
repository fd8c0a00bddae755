import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useCheckout } from '../../payment/checkout';
import { submittedPayment } from '../../payment/submitted-payment';

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
