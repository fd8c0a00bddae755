import { Button } from 'shared-ui/button';
import { orderObstacle } from './order-obstacle';
import type { CartView } from './use-cart-view';
import { useOrderButton } from './use-order-button';

interface OrderButtonProps {
  readonly cart: CartView;
  /** Does what comes first, such as closing the panel, and then goes on. */
  readonly before?: (goOn: () => void) => void;
}

/** 'Commander', beneath the sums of a cart. */
export function OrderButton({ cart, before = (goOn) => goOn() }: OrderButtonProps) {
  const order = useOrderButton();
  return (
    <Button size="big" full disabledReason={orderObstacle(cart)} onClick={() => before(order)}>
      Commander
    </Button>
  );
}
