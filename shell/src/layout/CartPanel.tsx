import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { cartPanelOpenAtom, closeCartPanelAtom } from 'shared-contracts/cart';
import { SidePanel } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/feedback';
import { Fragment } from '../federation/Fragment';
import { useOnNavigation } from './use-navigation';

/** Slot of the cart panel. Until the remote renders it, the panel shows a spinner or the failure. */
export function CartPanel() {
  const open = useAtomValue(cartPanelOpenAtom);
  const close = useSetAtom(closeCartPanelAtom);
  const [requested, setRequested] = useState(false);
  useOnNavigation(close);

  if (open && !requested) setRequested(true);
  if (!requested) return null;
  const inPanel = (content: ReactNode) => (
    <SidePanel open={open} onClose={close} title="VOTRE PANIER">
      {content}
    </SidePanel>
  );
  return <Fragment slot="CartPanel" props={{}} loading={<Spinner />} frame={inPanel} />;
}
