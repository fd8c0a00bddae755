import { useQuery } from '@tanstack/react-query';
import { useUsualDelivery } from 'page-kit/account';
import { UntilDataLate, useEnvironment } from 'page-kit/page';
import type { ReactNode } from 'react';
import { serverNow, useHttp } from 'shared-contracts/http';
import {
  earliestDelivery,
  formatCount,
  formatDay,
  formatWholeEuros,
  freeDeliveryThreshold,
  freeDeliveryThresholds,
} from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import { Icon, type IconName } from 'shared-ui/icon';
import { stockQuery } from '../../products/product-queries';
import styles from './StockAndDelivery.module.css';

/** Stock, delivery, payment and phone number. */
export function StockAndDelivery({ code }: { code: string }) {
  const { company, settings } = useEnvironment();
  const stock = useQuery(stockQuery(useHttp(), code));
  // `serverNow` uses the date header of the stock's response.
  const day = formatDay(earliestDelivery('standard', serverNow(), settings));

  return (
    <ul className={`${styles.facts} sph-ruled sph-links`}>
      <Stock quantity={stock.data} pending={stock.isPending} />
      <Fact icon="truck">
        <span>Livraison standard </span>
        {/* The server may have rendered the page before midnight. */}
        <b suppressHydrationWarning>à partir du {day}</b>
        {settings.freeDelivery === 'apply' && <FreeFrom />}
      </Fact>
      <Fact icon="lock">Paiement sécurisé par carte bancaire ou compte client</Fact>
      <Fact icon="phone">
        Un conseil&#8239;? <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>
      </Fact>
    </ul>
  );
}

/** Shows the threshold of free delivery: for the customer's address if known, otherwise for both zones. */
function FreeFrom() {
  const destination = useUsualDelivery();
  if (destination) {
    const threshold = freeDeliveryThreshold(destination);
    if (threshold === null) return null;
    return <span>{`, gratuite dès ${formatWholeEuros(threshold)} à votre adresse`}</span>;
  }
  const { ileDeFrance, france } = freeDeliveryThresholds;
  return (
    <span>{`, gratuite dès ${formatWholeEuros(ileDeFrance)} en Île-de-France et ${formatWholeEuros(france)} en métropole`}</span>
  );
}

interface FactProps {
  icon: IconName;
  className?: string | undefined;
  children: ReactNode;
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <li className={className}>
      <Icon name={icon} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}

/** From this number down, the last pieces are announced. */
const lastPieces = 5;

const inStock = (quantity: number) =>
  quantity > lastPieces ? `${formatCount(quantity)} en stock` : `Plus que ${quantity} en stock`;

/** Shows the stock, or nothing if it is unknown. Articles without stock can be ordered too. */
function Stock({ quantity, pending }: { quantity: number | null | undefined; pending: boolean }) {
  const { settings } = useEnvironment();
  if (pending) {
    return (
      <li>
        <UntilDataLate>
          <Skeleton width="1/4" className={styles.skeleton} />
        </UntilDataLate>
      </li>
    );
  }
  if (quantity === undefined || quantity === null) return null;
  return quantity > 0 ? (
    <Fact icon="check" className={styles.available}>
      <b>{settings.showStock ? inStock(quantity) : 'Disponible'}</b>
    </Fact>
  ) : (
    <Fact icon="clock">
      <b>Sur commande</b>
    </Fact>
  );
}
