import type { Order } from 'shared-contracts/api/orders';
import type { User } from 'shared-contracts/api/users';
import { Link } from 'shared-contracts/link';
import { knownMode, orderDate } from 'shared-contracts/orders';
import { PageMeta } from 'shared-contracts/page-meta';
import { deliveryLabels } from 'shared-contracts/pricing';
import { useEnvironment } from 'shared-contracts/remotes';
import { AddressBlock } from 'shared-ui/address-block';
import { Button, ButtonLink } from 'shared-ui/button';
import { PanelBox, Split, Wrap } from 'shared-ui/layout';
import { Note } from 'shared-ui/note';
import { scenes } from 'shared-ui/pictures';
import { Bone } from 'shared-ui/skeleton';
import styles from './Confirmation.module.css';
import { OrderItems } from './OrderItems';

export interface ConfirmationProps {
  order: Order;
  customer: { user: User | null; pending: boolean };
}

/** Thanks, what was ordered, where it goes and whom to call; also the sheet that is printed. */
export function Confirmation({ order, customer }: ConfirmationProps) {
  const { company } = useEnvironment();
  const date = orderDate(order.createdAt);

  return (
    <Wrap className={styles.page}>
      <PageMeta title="Commande confirmée" />
      <p className={styles.shop}>{company.shopName}</p>
      <section className={styles.thanks}>
        <div>
          <h1 tabIndex={-1}>MERCI POUR VOTRE COMMANDE</h1>
          <MailLine {...customer} />
          <p className={styles.label}>Numéro de commande</p>
          <p className={styles.number}>{order.orderNumber}</p>
          {date && <p className={styles.label}>Passée le {date}</p>}
          {order.status === 'PAYMENT_PENDING' && (
            <Note tone="warn" className={styles.pending}>
              Le règlement de la commande est en cours de traitement par notre équipe
            </Note>
          )}
        </div>
        <img src={scenes.merci} alt="" width="272" height="174" />
      </section>
      <Split
        aside={
          <PanelBox as="aside" tone="mist" padded className={styles.side} aria-label="Suivi de la commande">
            <div>
              <h2>Adresse de facturation</h2>
              <AddressBlock address={order.address.billing} />
            </div>
            <div>
              <h2>Livraison</h2>
              <p>{deliveryLabels[knownMode(order.deliveryMode)]}</p>
              <AddressBlock address={order.address.delivery} />
            </div>
            <div>
              <h2>Service client</h2>
              <a className={styles.phone} href={`tel:${company.phone}`}>
                {company.phoneDisplayed}
              </a>
              <p className={styles.label}>{company.serviceHours}</p>
            </div>
            <div className={styles.actions} data-no-print>
              <ButtonLink component={Link} full to="/profile?historique">
                Historique de mes commandes
              </ButtonLink>
              <Button variant="secondary" full icon="print" onClick={() => window.print()}>
                Imprimer
              </Button>
            </div>
          </PanelBox>
        }
      >
        <OrderItems order={order} />
      </Split>
      <p className={styles.seller}>
        {company.legalName}, {company.legalIdentity}. {company.street}, {company.postalCode} {company.city},{' '}
        {company.country}. {company.email}
      </p>
    </Wrap>
  );
}

/** On a deep link the address is known only once the profile is. */
function MailLine({ user, pending }: ConfirmationProps['customer']) {
  if (user) {
    return (
      <p className={styles.mail}>
        Un e-mail de confirmation a été envoyé à <b>{user.emailAddress}</b>
      </p>
    );
  }
  if (pending) return <Bone width="3/4" className={styles.mail} />;
  return <p className={styles.mail}>Un e-mail de confirmation a été envoyé à votre adresse.</p>;
}
