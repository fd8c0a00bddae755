import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { cartPanelOpenAtom, closeCartPanelAtom } from 'shared-contracts/cart';
import { SidePanel } from 'shared-ui/dialog';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { Fragment } from '../federation/Fragment';
import styles from './CartPanel.module.css';
import { useOnNavigation } from './use-navigation';

const waitingLines = ['first', 'second', 'third'];

function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingText>Chargement du panier</LoadingText>
      {waitingLines.map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <Skeleton height="picture" />
          <div>
            <Skeleton />
            <Skeleton width="1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Slot of the cart panel. Until the remote renders it, the panel shows a skeleton or the failure. */
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
  return <Fragment slot="CartPanel" props={{}} loading={<PanelSkeleton />} frame={inPanel} />;
}
