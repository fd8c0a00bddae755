import { classNames } from 'shared-ui/styles';
import type { ListedProduct } from '../products/product-queries';
import styles from './Availability.module.css';

interface AvailabilityProps {
  product: ListedProduct;
  className?: string | undefined;
}

/** Shows that a listed article is not in stock; only product pages also show that one is. */
export function Availability({ product: { available, PrixHT }, className }: AvailabilityProps) {
  if (available !== false || PrixHT === null) return null;
  return <span className={classNames(`${styles.availability} sph-small`, className)}>Sur commande</span>;
}
