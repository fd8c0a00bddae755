import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { cartPanelOpenAtom, closeCartPanelAtom } from 'shared-contracts/cart';
import { type Exact, ecoParticipationRows, formatCount } from 'shared-contracts/pricing';
import { retryable } from 'shared-contracts/retryable';
import { Button, ButtonLink } from 'shared-ui/button';
import { closeAsBack, SidePanel } from 'shared-ui/dialog';
import { SummaryList } from 'shared-ui/layout';
import { scenes } from 'shared-ui/pictures';
import { CartAnnouncement } from '../cart/CartAnnouncement';
import { CartEntries } from '../cart/CartEntries';
import { CartNotes } from '../cart/CartNotes';
import { CategoryLinks, EmptyCartText, LastOrder, useTitleFocus } from '../cart/EmptyCart';
import { OrderButton } from '../cart/OrderButton';
import { Amount } from '../cart/SummaryBox';
import { useCartView } from '../cart/use-cart-view';
import { useRemovals } from '../cart/use-removals';
import styles from './CartPanel.module.css';
import { PanelLine } from './PanelLine';

const gaugeCode = retryable(
  () => import(/* webpackChunkName: "free-delivery" */ '../cart/FreeDeliveryGauge'),
);

/** The panel 'VOTRE PANIER': always mounted by the shell, renders nothing while closed. */
export function CartPanel() {
  const open = useAtomValue(cartPanelOpenAtom);
  const close = useSetAtom(closeCartPanelAtom);

  return open && <OpenCartPanel onClosed={close} />;
}

function OpenCartPanel({ onClosed }: { onClosed: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const afterClosing = useRef<(() => void) | null>(null);
  const cart = useCartView();
  const removals = useRemovals(cart.rows, list);
  const focusTitle = useTitleFocus(list);

  // Loaded on opening, since every page loads the panel's code; the panel works without it.
  const [gauge, setGauge] = useState<Awaited<ReturnType<typeof gaugeCode>> | null>(null);
  useEffect(() => void gaugeCode().then(setGauge, () => undefined), []);

  function closed() {
    onClosed();
    afterClosing.current?.();
  }

  function leave(then?: () => void) {
    afterClosing.current = then ?? null;
    closeAsBack(closed);
  }

  const isEmpty = cart.loaded && cart.rows.length === 0;
  const { totals } = cart;
  const amount = (of: Exact | undefined) => <Amount of={of} unknown={cart.hasFailed} />;

  return (
    <SidePanel
      open
      title="VOTRE PANIER"
      onClose={closed}
      footer={
        cart.rows.length > 0 && (
          <>
            <SummaryList
              compact
              rows={[
                { label: 'Articles', value: formatCount(cart.count) },
                { label: 'Total (HT)', value: amount(totals?.ht) },
                ...ecoParticipationRows(cart.sold),
                { label: 'TVA', value: amount(totals?.vat) },
                { label: 'Total (TTC)', value: amount(totals?.ttc), tone: 'total' },
              ]}
            />
            <OrderButton cart={cart} before={leave} />
            <div className={styles.ways}>
              <Button variant="secondary" onClick={() => leave()}>
                Continuer mes achats
              </Button>
              <ButtonLink variant="secondary" href="/order">
                Voir le panier
              </ButtonLink>
            </div>
          </>
        )
      }
    >
      <div ref={list}>
        {isEmpty && (
          <div className={styles.empty}>
            <img src={scenes['panier-vide']} alt="" width="180" height="135" />
            <EmptyCartText as="p" />
            <Button onClick={() => leave()}>Continuer mes achats</Button>
            <LastOrder onAdded={focusTitle} />
            <CategoryLinks />
          </div>
        )}
        {gauge && totals && !isEmpty && (
          <div className={styles.note}>
            <gauge.FreeDeliveryGauge compact ht={totals.ht} />
          </div>
        )}
        <CartNotes cart={cart} removals={removals} className={styles.note} />
        <ul className={`${styles.lines} sph-ruled`}>
          <CartEntries removals={removals} Line={PanelLine} />
        </ul>
        <CartAnnouncement cart={cart} removals={removals} />
      </div>
    </SidePanel>
  );
}
