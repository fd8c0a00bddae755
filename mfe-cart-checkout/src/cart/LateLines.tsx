import { useLateData } from 'page-kit/page';
import { UntilLate } from 'shared-ui/feedback';
import type { CartView } from './use-cart-view';

/** One sentence for all names and amounts of the cart that are late, above them. */
export function LateLines({ cart: { rows } }: { cart: CartView }) {
  const late = useLateData();
  return rows.some(({ state }) => state === 'pending') && <UntilLate {...late} />;
}
