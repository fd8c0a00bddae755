import { useAtomValue } from 'jotai';
import { AddToList } from 'page-kit/lists';
import { PageMeta } from 'page-kit/page';
import { useRef } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { cartDamagedAtom } from 'shared-contracts/cart';
import { roundingNote } from 'shared-contracts/pricing';
import { Button, ButtonLink, TextLink } from 'shared-ui/button';
import { EmptyState, Note } from 'shared-ui/feedback';
import { PageTitle, Split, SummaryList, Wrap } from 'shared-ui/layout';
import { CartAnnouncement } from '../../cart/CartAnnouncement';
import { CartNotes } from '../../cart/CartNotes';
import { Disclosure } from '../../cart/Disclosure';
import { CategoryLinks, EmptyCartText, LastOrder, useTitleFocus } from '../../cart/EmptyCart';
import { FreeDeliveryGauge } from '../../cart/FreeDeliveryGauge';
import { OrderButton } from '../../cart/OrderButton';
import { Amount, SummaryBox, summaryRows, TrustLines } from '../../cart/SummaryBox';
import { type CartView, useCartView } from '../../cart/use-cart-view';
import { useRemovals } from '../../cart/use-removals';
import { useSettledOrder, useSettledPayment } from '../../payment/use-settled-payment';
import { CartSkeleton } from '../skeletons';
import { ExportCart, QuoteDownload } from './CartDownloads';
import { CartLines } from './CartLines';
import styles from './CartPage.module.css';
import { QuoteSheet } from './QuoteSheet';
import { QuickOrder } from './quick-order/QuickOrder';
import { usePrinting } from './use-printing';

/** The cart page: lines, free-delivery gauge and summary; printed, it is a quote. */
export function Component() {
  const page = useRef<HTMLDivElement>(null);
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const cart = useCartView();
  const damaged = useAtomValue(cartDamagedAtom);
  const removals = useRemovals(cart.rows, page);
  const focusTitle = useTitleFocus(page);
  const printing = usePrinting();
  useSettledPayment();

  if (!cart.loaded) return <CartSkeleton />;

  const quoted = printing && cart.sold.length > 0 && cart.totals !== null;
  const lines = <CartLines removals={removals} />;

  return (
    <Wrap ref={page} className="sph-page">
      <PageMeta title="Votre panier" />
      <div data-no-print={quoted || undefined}>
        <SettledOrder />
        {damaged && (
          <Note tone="warn" className={styles.note}>
            Des lignes illisibles de votre panier ont été retirées&nbsp;: vérifiez-le avant de commander.
          </Note>
        )}
        {cart.rows.length === 0 ? (
          <>
            <EmptyState
              picture="panier-vide"
              headingLevel={1}
              title="Votre panier"
              text={<EmptyCartText as="span" />}
            >
              <ButtonLink href="/">Continuer mes achats</ButtonLink>
              <LastOrder onAdded={focusTitle} />
              {isAuthenticated && (
                <ButtonLink variant="secondary" href="/profile?historique">
                  Retrouver une commande passée
                </ButtonLink>
              )}
              <CategoryLinks />
            </EmptyState>
            {removals.entries.length > 0 && lines}
          </>
        ) : (
          <>
            <PageTitle title="Votre panier">
              <p className="sph-row">
                <TextLink href="#commande-rapide">Commande rapide</TextLink>
                <TextLink href="/">Continuer mes achats</TextLink>
              </p>
            </PageTitle>
            <Split aside={<CartSummary cart={cart} />}>
              {!cart.hasFailed && <FreeDeliveryGauge ht={cart.totals?.ht ?? null} />}
              <CartNotes cart={cart} removals={removals} className={styles.notice} />
              {lines}
            </Split>
          </>
        )}
        {/* Rendered outside both branches, so that its messages stay when it fills the empty cart. */}
        <QuickOrder />
        <CartAnnouncement cart={cart} removals={removals} />
      </div>
      {quoted && <QuoteSheet cart={cart} />}
    </Wrap>
  );
}

/** Announces once an order paid without this browser noticing. The live region exists before its text. */
function SettledOrder() {
  const order = useSettledOrder();
  return (
    <div role="status">
      {order && (
        <Note tone="ok" className={styles.note}>
          Votre commande <b>{order.orderNumber}</b> est réglée&nbsp;: ses articles ont quitté votre panier.{' '}
          <TextLink href={`/invoice/${encodeURIComponent(order.id)}`}>Voir la commande</TextLink>
        </Note>
      )}
    </div>
  );
}

/** Totals and 'Commander'. */
function CartSummary({ cart }: { cart: CartView }) {
  const total = <Amount of={cart.totals?.ttc} unknown={cart.hasFailed} />;
  return (
    <SummaryBox>
      <SummaryList rows={[...summaryRows(cart), { label: 'Total TTC', value: total, tone: 'total' }]} />
      <OrderButton cart={cart} inBar />
      <p className="sph-small">Livraison calculée à l’étape suivante. {roundingNote}</p>
      <TrustLines />
      <CartTools rows={cart.rows} />
    </SummaryBox>
  );
}

function CartTools({ rows }: Pick<CartView, 'rows'>) {
  const lines = rows.map(({ line }) => line);
  return (
    <Disclosure title="Enregistrer ou partager">
      <div className={styles.tools}>
        <AddToList lines={lines} />
        <QuoteDownload lines={lines} />
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          Imprimer le devis
        </Button>
        <ExportCart rows={rows} />
      </div>
    </Disclosure>
  );
}
