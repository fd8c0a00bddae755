import { useAtomValue, useSetAtom } from 'jotai';
import { cartPanelOpenAtom, closeCartPanelAtom } from 'shared-contracts/cart';
import { OpenCartPanel } from './OpenCartPanel';

/** The panel 'VOTRE PANIER': mounted for good by the shell, costs nothing while it is closed. */
export function CartPanel() {
  const open = useAtomValue(cartPanelOpenAtom);
  const close = useSetAtom(closeCartPanelAtom);

  return open && <OpenCartPanel onClosed={close} />;
}
