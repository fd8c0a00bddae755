import { useEnvironment } from 'page-kit/page';
import type { Order } from 'shared-contracts/api/orders';
import { ButtonLink, TextLink } from 'shared-ui/button';
import { Banner } from './Banner';
import { OrderSheet } from './OrderSheet';

/** An order that nobody paid in time, or that its customer gave up. */
export function AbandonedOrder({ order }: { order: Order }) {
  return (
    <OrderSheet order={order} title="Commande abandonnée">
      <Banner
        tone="neutral"
        title="Commande abandonnée"
        text={<p>Elle n’a pas été payée et ne peut plus l’être. Pour commander, passez par votre panier.</p>}
        order={order}
      >
        <ButtonLink href="/order">Voir mon panier</ButtonLink>
      </Banner>
    </OrderSheet>
  );
}

/** An order that the company has cancelled. */
export function CancelledOrder({ order }: { order: Order }) {
  const { company } = useEnvironment();
  return (
    <OrderSheet order={order} title="Commande annulée">
      <Banner
        tone="neutral"
        title="Commande annulée par notre équipe"
        text={
          <p>
            Pour toute question, appelez le service client au{' '}
            <TextLink href={`tel:${company.phone}`}>{company.phoneDisplayed}</TextLink>.
          </p>
        }
        order={order}
      />
    </OrderSheet>
  );
}
