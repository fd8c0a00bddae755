import { formatDate } from 'page-kit/orders';
import { useId } from 'react';
import type { Order, Shipment } from 'shared-contracts/api/orders';
import { formatCount, isPickUpMode } from 'shared-contracts/pricing';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { PanelBox, VisuallyHidden } from 'shared-ui/layout';
import styles from './OrderProgress.module.css';
import { orderSteps } from './order-steps';

const hiddenTexts = { done: 'Fait', current: 'Étape en cours', 'to-come': 'À venir' } as const;

/** Shows how far an order is, its shipments with their tracking, and what was cancelled. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const titleId = useId();
  const { shipments = [], cancelledParts = [] } = order;
  return (
    <PanelBox as="section" padded aria-labelledby={titleId} data-no-print className={styles.progress}>
      <h3 id={titleId}>Suivi de la commande</h3>
      <ol className={styles.steps}>
        {orderSteps(order).map(({ label, detail, date, state }) => (
          <li
            key={label}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{state !== 'to-come' && <Icon name="check" size="s" />}</span>
            <span className={styles.label}>
              {label}
              <VisuallyHidden>{`, ${hiddenTexts[state]}`}</VisuallyHidden>
            </span>
            {detail && <span className={`${styles.date} sph-small`}>{detail}</span>}
            {date && <span className={`${styles.date} sph-small`}>{date}</span>}
          </li>
        ))}
      </ol>
      {shipments.length + cancelledParts.length > 0 && (
        <ul
          className={styles.shipments}
          aria-label={cancelledParts.length > 0 ? 'Envois et annulations' : 'Envois'}
        >
          {shipments.map((shipment, index) => (
            <ShipmentRow
              key={shipment.id}
              order={order}
              shipment={shipment}
              name={shipments.length > 1 ? `Envoi ${index + 1} sur ${shipments.length}` : 'Envoi'}
            />
          ))}
          {cancelledParts.length > 0 && (
            <li className={styles.shipment}>
              <Icon name="close" />
              <div>
                <p className={styles.name}>Annulé par notre équipe</p>
                <ul className={styles.articles}>
                  {cancelledParts.map(({ cancelledOn, productCode, quantity }) => (
                    <li key={cancelledOn + productCode}>
                      {formatCount(quantity)} × {nameOf(order, productCode)}, le {formatDate(cancelledOn)}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          )}
        </ul>
      )}
    </PanelBox>
  );
}

const nameOf = ({ items }: Order, code: string) =>
  items.find(({ productCode }) => productCode === code)?.designation ?? code;

interface ShipmentRowProps {
  readonly order: Order;
  readonly shipment: Shipment;
  readonly name: string;
}

function ShipmentRow({ order, shipment, name }: ShipmentRowProps) {
  const nameId = useId();
  const { shippedOn, deliveredOn, carrier, trackingNumber, trackingUrl, lines } = shipment;
  const isPickUp = isPickUpMode(order.deliveryMode);
  const left = `${isPickUp ? 'Prêt le' : 'Parti le'} ${formatDate(shippedOn)}`;
  const arrived = deliveredOn && `${isPickUp ? 'enlevé le' : 'livré le'} ${formatDate(deliveredOn)}`;
  return (
    <li className={styles.shipment}>
      <Icon name={isPickUp ? 'box' : 'truck'} />
      <div>
        <p id={nameId} className={styles.name}>
          {[name, carrier].filter(Boolean).join(', ')}
        </p>
        <p>{[left, arrived].filter(Boolean).join(', ')}</p>
        {trackingNumber && (
          <p>
            Numéro de suivi&nbsp;: <span className={styles.number}>{trackingNumber}</span>
          </p>
        )}
        <ul className={styles.articles} aria-label="Articles de l’envoi">
          {lines.map(({ productCode, quantity }) => (
            <li key={productCode}>
              {formatCount(quantity)} × {nameOf(order, productCode)}
            </li>
          ))}
        </ul>
      </div>
      {trackingUrl?.startsWith('https://') && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer external"
          aria-describedby={nameId}
        >
          Suivre le colis (nouvel onglet)
        </ButtonLink>
      )}
    </li>
  );
}
