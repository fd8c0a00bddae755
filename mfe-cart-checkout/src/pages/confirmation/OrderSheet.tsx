import { AddressBlock } from 'page-kit/account';
import { BuyerReferences, knownMode } from 'page-kit/orders';
import { PageMeta, useEnvironment } from 'page-kit/page';
import type { ReactNode } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { legalIdentity } from 'shared-contracts/environment/company';
import { deliveryPoint, deliveryTerms } from 'shared-contracts/pricing';
import { Button, ButtonLink } from 'shared-ui/button';
import { PanelBox, Split, Wrap } from 'shared-ui/layout';
import { OrderItems } from './OrderItems';
import styles from './OrderSheet.module.css';

export interface OrderSheetProps {
  order: Order;
  /** Of the window. */
  title: string;
  /** The order counts: it can be printed. */
  printable?: boolean;
  /** What became of it. */
  children: ReactNode;
}

/** What was ordered, where it goes and whom to call; also the sheet that is printed. */
export function OrderSheet({ order, title, printable = false, children }: OrderSheetProps) {
  const { company } = useEnvironment();
  const { address, hours } = deliveryPoint(order.deliveryMode, order.address.delivery, company);

  return (
    <Wrap className={styles.page}>
      <PageMeta title={title} />
      <p className={styles.shop}>{company.shopName}</p>
      {children}
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
              <p>{deliveryTerms[knownMode(order.deliveryMode)].label}</p>
              {address && <AddressBlock address={address} />}
              {hours && <p className={styles.hours}>{hours}</p>}
            </div>
            {order.deliveryInstructions && (
              <div>
                <h2>Consignes de livraison</h2>
                <p className={styles.instructions}>{order.deliveryInstructions}</p>
              </div>
            )}
            <div>
              <h2>Service client</h2>
              <a className={styles.phone} href={`tel:${company.phone}`}>
                {company.phoneDisplayed}
              </a>
              <p className={styles.hours}>{company.serviceHours}</p>
            </div>
            <div className={styles.actions} data-no-print>
              <ButtonLink full variant={printable ? 'primary' : 'secondary'} href="/profile?historique">
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
      <p className={styles.seller}>
        {company.legalName}, {legalIdentity(company)}. {company.street}, {company.postalCode} {company.city},{' '}
        {company.country}. {company.email}
      </p>
    </Wrap>
  );
}
