import { classNames } from 'shared-ui/styles';
import type { ListedProduct } from '../products/listed-product';
import styles from './Availability.module.css';

export interface AvailabilityProps {
  product: ListedProduct;
  className?: string | undefined;
}

/** Whether a listed article is in stock; nothing where nobody knows, or where 'Indisponible' says that it cannot be bought. */
export function Availability({ product, className }: AvailabilityProps) {
  const { available, PrixHT } = product;
  if (available === undefined || PrixHT === null) return null;
  return (
    <span className={classNames(styles.availability, available && styles.available, className)}>
      {available ? 'Disponible' : 'Sur commande'}
    </span>
  );
}
