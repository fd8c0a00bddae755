import { AddressBlock } from 'page-kit/account';
import { AddToList } from 'page-kit/lists';
import {
  BuyerReferences,
  knownMode,
  orderDate,
  orderedLines,
  paymentState,
  paymentText,
  receiptRows,
  Seller,
} from 'page-kit/orders';
import { useEnvironment } from 'page-kit/page';
import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useExtras } from 'shared-contracts/http';
import { deliveryPoint, deliveryTerms, roundingNote } from 'shared-contracts/pricing';
import { Button, ButtonLink, TextLink } from 'shared-ui/button';
import { PanelBox, SummaryList } from 'shared-ui/layout';
import { useTitleFocus } from '../use-title-focus';
import { DownloadButton, ReorderButton } from './OrderButtons';
import { OrderDocuments } from './OrderDocuments';
import { OrderItems } from './OrderItems';
import { OrderProgress } from './OrderProgress';
import styles from './OrderSheet.module.css';
import { OrderNumber, OrderState } from './OrderState';
import { contactPath } from './order-paths';
import { UnfinishedPayment } from './UnfinishedPayment';

/** Shows everything about one order, on screen and in print. */
export function OrderSheet({ order }: { readonly order: Order }) {
  const titleId = useId();
  const { title, focusTitle } = useTitleFocus();
  const extras = useExtras();
  const { settings, company } = useEnvironment();
  const { address, hours } = deliveryPoint(order.deliveryMode, order.address.delivery, company);
  const date = orderDate(order.createdAt);
  const payment = paymentText(order, company.accountPayment.days);
  const state = paymentState(order);
  const unfinished = state === 'unfinished';
  const documentName = state === 'usual' ? 'Confirmation de commande' : 'Commande';

  return (
    <article aria-labelledby={titleId} className="sph-stack">
      <p className={styles.shop} data-print-only>
        {company.shopName}
      </p>
      <header className={`${styles.head} sph-row`}>
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            Commande <OrderNumber order={order} />
          </h2>
          {date && <p className={styles.date}>{date}</p>}
          {order.purchaseOrderNumber && (
            <p className={styles.date}>Votre numéro de bon de commande&nbsp;: {order.purchaseOrderNumber}</p>
          )}
        </div>
        <OrderState order={order} />
      </header>
      {unfinished && <UnfinishedPayment order={order} titleId={titleId} onEnded={focusTitle} />}
      {(order.fulfilment || order.cancelledParts) && <OrderProgress order={order} />}
      <PanelBox>
        <OrderItems order={order} />
        <div className={styles.sums}>
          <SummaryList rows={receiptRows(order, settings.freeDelivery)} />
          {payment && <p className={`${styles.payment} sph-small`}>{payment}</p>}
          {order.vat && <p className={`${styles.payment} sph-small`}>{roundingNote}</p>}
        </div>
      </PanelBox>
      <PanelBox tone="mist" padded className={styles.facts}>
        <div>
          <h3>Mode de livraison</h3>
          <p>{deliveryText(order.deliveryMode)}</p>
        </div>
        <div>
          <h3>Mode de paiement</h3>
          <p>{payment ?? usualPaymentText}</p>
        </div>
        <div>
          <h3>{hours ? 'Adresse d’enlèvement' : 'Adresse de livraison'}</h3>
          {address ? <AddressBlock address={address} /> : <p>Celle choisie à la commande</p>}
          {hours && <p>{hours}</p>}
        </div>
        {order.deliveryInstructions && (
          <div>
            <h3>Consignes de livraison</h3>
            <p>{order.deliveryInstructions}</p>
          </div>
        )}
        <div>
          <h3>Adresse de facturation</h3>
          <AddressBlock address={order.address.billing} />
          <BuyerReferences order={order} />
        </div>
      </PanelBox>
      {order.documents && order.documents.length > 0 && <OrderDocuments order={order} />}
      <div className="sph-row" data-no-print>
        {!unfinished && <ReorderButton order={order} />}
        <AddToList lines={orderedLines(order)} />
        {!unfinished && (
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            Imprimer
          </Button>
        )}
        {extras && !unfinished && (
          <DownloadButton
            path={`orders/${encodeURIComponent(order.id)}/pdf`}
            name={`${documentName.toLowerCase().replaceAll(' ', '-')}-${order.orderNumber}.pdf`}
          >
            {documentName} (PDF)
          </DownloadButton>
        )}
        <ButtonLink variant="secondary" href={contactPath(order.id)}>
          Signaler un problème
        </ButtonLink>
        {settings.withdrawalEntry && !unfinished && (
          <TextLink href={contactPath(order.id)} className={styles.withdrawal}>
            Renoncer au contrat
          </TextLink>
        )}
      </div>
      <Seller />
    </article>
  );
}

/** Returns the fixed text of the specification, or the label of a known mode. */
function deliveryText(mode: string): string {
  const known = knownMode(mode);
  return known === 'standard' ? 'Standard' : deliveryTerms[known].label;
}

/** Fixed text of the specification, shown unless the API sends how the order was paid. */
const usualPaymentText = 'Compte client';
