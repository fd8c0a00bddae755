import { AddressBlock } from 'page-kit/account';
import { displayDesignation } from 'page-kit/catalogue';
import {
  BuyerReferences,
  formatOrdered,
  itemPack,
  itemTotal,
  knownMode,
  orderDate,
  paymentText,
  receiptRows,
  Seller,
} from 'page-kit/orders';
import { PageMeta, useEnvironment } from 'page-kit/page';
import type { Order } from 'shared-contracts/api/orders';
import {
  deliveryPoint,
  deliveryTerms,
  earliestDelivery,
  formatCount,
  formatDay,
  roundingNote,
} from 'shared-contracts/pricing';
import { Button, ButtonLink } from 'shared-ui/button';
import { PanelBox, Split, SummaryList, Wrap } from 'shared-ui/layout';
import { OrderBanner, type OrderBannerProps } from './OrderBanner';
import styles from './OrderSheet.module.css';

interface OrderSheetProps extends OrderBannerProps {
  /** The title of the banner by default. */
  documentTitle?: string;
}

/** State, articles, addresses, delivery and contact of an order; a confirmed one can be printed. */
export function OrderSheet({ documentTitle, ...banner }: OrderSheetProps) {
  const { order, tone, title } = banner;
  const printable = tone === 'ok';
  const { company, settings } = useEnvironment();
  // The account shows what happened since the order was placed.
  const goesOn = order.fulfilment ?? order.cancelledParts ?? order.documents;
  const { address, hours } = deliveryPoint(order.deliveryMode, order.address.delivery, company);
  const mode = knownMode(order.deliveryMode);
  const { label, isPickUp } = deliveryTerms[mode];
  // The date of another API may be none.
  const ordered = printable && !order.shipments?.length && orderDate(order.createdAt) && order.createdAt;

  return (
    <Wrap className={`${styles.page} sph-page`}>
      <PageMeta title={documentTitle ?? title} />
      <p className={styles.shop} data-print-only>
        {company.shopName}
      </p>
      <OrderBanner {...banner} />
      <Split
        aside={
          <PanelBox as="aside" tone="mist" padded className={styles.side} aria-label="Suivi de la commande">
            <div>
              <h2>Adresse de facturation</h2>
              <AddressBlock address={order.address.billing} />
              <BuyerReferences order={order} />
            </div>
            <div>
              <h2>Livraison</h2>
              <p>{label}</p>
              {ordered && (
                <p>
                  {isPickUp ? 'Retrait' : 'Livraison'} à partir du{' '}
                  {formatDay(earliestDelivery(mode, new Date(ordered), settings))}
                </p>
              )}
              {address && <AddressBlock address={address} />}
              {hours && <p className="sph-quiet">{hours}</p>}
            </div>
            {order.deliveryInstructions && (
              <div>
                <h2>Consignes de livraison</h2>
                <p>{order.deliveryInstructions}</p>
              </div>
            )}
            <div>
              <h2>Service client</h2>
              <a href={`tel:${company.phone}`}>
                <b>{company.phoneDisplayed}</b>
              </a>
              <p className="sph-quiet">{company.serviceHours}</p>
            </div>
            <div className={styles.actions} data-no-print>
              {goesOn && (
                <ButtonLink full href={`/profile?historique&commande=${encodeURIComponent(order.id)}`}>
                  Suivre la commande
                </ButtonLink>
              )}
              <ButtonLink
                full
                variant={printable && !goesOn ? 'primary' : 'secondary'}
                href="/profile?historique"
              >
                Historique de mes commandes
              </ButtonLink>
              {printable && (
                <Button variant="secondary" full icon="print" onClick={() => window.print()}>
                  Imprimer
                </Button>
              )}
            </div>
          </PanelBox>
        }
      >
        <OrderItems order={order} />
      </Split>
      <Seller />
    </Wrap>
  );
}

function OrderItems({ order }: { order: Order }) {
  const { settings, company } = useEnvironment();
  const payment = paymentText(order, company.accountPayment.days);

  return (
    <PanelBox className={styles.box}>
      <table className={styles.items} aria-label="Articles commandés">
        <thead>
          <tr>
            <th scope="col">Produits</th>
            <th scope="col" className={styles.figure}>
              Qté
            </th>
            <th scope="col" className={styles.figure}>
              Prix
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.productCode}>
              <td>
                <span>{displayDesignation(item.designation)}</span>
                <p className="sph-small">Réf. {item.productCode}</p>
                {itemPack(item) && <p className="sph-small">{itemPack(item)}</p>}
              </td>
              <td className={styles.figure}>{formatCount(item.quantity)}</td>
              <td className={styles.figure}>{formatOrdered(itemTotal(item))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <SummaryList rows={receiptRows(order, settings.freeDelivery)} />
        {payment && <p className={`${styles.note} sph-small`}>{payment}</p>}
        {order.vat && <p className={`${styles.note} sph-small`}>{roundingNote}</p>}
      </div>
    </PanelBox>
  );
}
