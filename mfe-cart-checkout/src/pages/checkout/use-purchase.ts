import { useEnvironment } from 'page-kit/page';
import type { User } from 'shared-contracts/api/users';
import { useExtras } from 'shared-contracts/http';
import { deliveryFee, type Exact, toCents, withDelivery } from 'shared-contracts/pricing';
import type { CartView } from '../../cart/use-cart-view';
import type { Purchase } from '../../payment/checkout';
import type { CheckoutChoices, OrderNotes } from './checkout-choice';

/** The customer as far as known; neither pending nor there: the profile did not answer. */
export interface Customer {
  readonly user: User | null;
  readonly pending: boolean;
}

interface PricedPurchase {
  /** Cents; null while it is unknown. */
  readonly fee: number | null;
  /** With tax and delivery. */
  readonly total: Exact | null;
  /** What would be ordered now; null as long as something is missing. */
  readonly purchase: Purchase | null;
}

/** Puts cart, addresses and mode together; the amount to pay is the shown total in cents. */
export function usePurchase(cart: CartView, { user }: Customer, choice: CheckoutChoices): PricedPurchase {
  const { freeDelivery } = useEnvironment().settings;
  const extras = useExtras();
  const { mode, delivery, billing, notes } = choice;
  if (!cart.totals) return { fee: null, total: null, purchase: null };

  const fee = deliveryFee({ mode, destination: delivery, ht: cart.totals.ht, freeDelivery });
  const total = withDelivery(cart.totals, fee);
  const complete = user && delivery && billing && !cart.hasMissing && !cart.hasFailed;
  return {
    fee,
    total,
    purchase: complete
      ? {
          customerId: user.id,
          lines: cart.rows.map(({ line: { productCode, quantity } }) => ({ productCode, quantity })),
          due: {
            amount: toCents(total),
            goodsHT: toCents(cart.totals.ht),
            vat: toCents(cart.totals.vat),
            deliveryFee: fee,
          },
          choice: {
            billingAddressId: billing.id,
            deliveryAddressId: delivery.id,
            deliveryMode: mode,
            ...(extras && written(notes)),
          },
        }
      : null,
  };
}

/** The notes that say something: an order without is asked for as it always was. */
const written = (notes: OrderNotes): Partial<OrderNotes> =>
  Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''));
