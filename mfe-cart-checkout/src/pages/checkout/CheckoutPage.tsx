import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRequireCustomer, useUser } from 'shared-contracts/auth';
import { type CartView, useCartView } from '../../cart/use-cart-view';
import { useSettledPayment } from '../../payment/use-settled-payment';
import { CheckoutSkeleton } from '../skeletons';
import { Checkout } from './Checkout';

/** Lets in customers with something to buy; the others are led to login or to the cart. */
export function Component() {
  const status = useRequireCustomer();
  const customer = useUser();
  const cart = useCartView();
  useSettledPayment();
  // The cart as it was ordered: it stays on the page while the customer is led to the confirmation.
  const [ordered, setOrdered] = useState<CartView | null>(null);

  if (status === 'pending' || !cart.loaded) return <CheckoutSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: '/purchase' }} />;
  if (!ordered && cart.rows.length === 0) return <Navigate to="/order" replace />;
  return <Checkout cart={ordered ?? cart} customer={customer} onOrdered={() => setOrdered(cart)} />;
}
