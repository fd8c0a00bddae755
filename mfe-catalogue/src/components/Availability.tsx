import { classNames } from 'shared-ui/styles';
import type { ListedProduct } from '../products/product-queries';
import styles from './Availability.module.css';

interface AvailabilityProps {
  product: ListedProduct;
  className?: string | undefined;
}

/** Shows that a listed article is not in stock; its product page also shows that one is. */
export function Availability({ product, className }: AvailabilityProps) {
  const { available, PrixHT } = product;
  if (available !== false || PrixHT === null) return null;
  return <span className={classNames(`${styles.availability} sph-small`, className)}>Sur commande</span>;
}
