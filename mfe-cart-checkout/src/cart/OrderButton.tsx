import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { Button } from 'shared-ui/button';
import type { CartView } from './use-cart-view';

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

/** What 'Commander' does: checkout for a customer, else the login dialog, which leads on to it. */
function useOrderButton(): () => void {
  const navigate = useNavigate();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const openAuthDialog = useSetAtom(openAuthDialogAtom);

  return () => {
    if (isAuthenticated) void navigate('/purchase');
    else openAuthDialog('order');
  };
}

/** Why 'Commander' does not lead on; undefined if nothing is in the way. */
function orderObstacle({ hasMissing, hasFailed }: CartView): string | undefined {
  if (hasMissing) return 'Retirez les articles indisponibles pour commander.';
  if (hasFailed) return 'Réessayez de charger les articles qui manquent pour commander.';
  return undefined;
}
