import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom, useUser } from 'shared-contracts/auth';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { refuseUnreadable } from 'shared-ui/field';
import { ActionBar } from './ActionBar';
import { blockedMessageOf } from './blocked-message';
import type { CartView } from './use-cart-view';

interface OrderButtonProps {
  readonly cart: CartView;
  /** Runs first, for example to close the panel, and calls `proceed` when done. */
  readonly before?: (proceed: () => void) => void;
  /** Stays in sight on phones, with the total. */
  readonly inBar?: boolean;
}

/** The button 'Commander' below the totals of a cart, or the company's sentence for a blocked customer. */
export function OrderButton({ cart, before = (proceed) => proceed(), inBar = false }: OrderButtonProps) {
  const navigate = useNavigate();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const openAuthDialog = useSetAtom(openAuthDialogAtom);
  const blockedMessage = blockedMessageOf(useUser().user);
  if (blockedMessage) return <Note tone="info">{blockedMessage}</Note>;

  // A visitor gets there after the sign-in.
  const openCheckout = () => (isAuthenticated ? void navigate('/purchase') : openAuthDialog('order'));
  const button = (
    <Button
      size="big"
      full
      disabledReason={orderObstacle(cart)}
      onClick={(event) => refuseUnreadable(event.currentTarget) || before(openCheckout)}
    >
      Commander
    </Button>
  );
  if (!inBar) return button;
  return (
    <ActionBar total={cart.totals?.ttc} failed={cart.hasFailed}>
      {button}
    </ActionBar>
  );
}

/** Why 'Commander' is disabled; undefined if it is not. */
function orderObstacle({ hasMissing, hasFailed }: CartView): string | undefined {
  if (hasMissing) return 'Retirez les articles indisponibles pour commander.';
  if (hasFailed) return 'Réessayez de charger les articles qui manquent pour commander.';
  return undefined;
}
