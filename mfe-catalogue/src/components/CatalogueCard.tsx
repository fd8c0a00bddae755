import { CartCard, type Prices, type ProductCardProps } from 'page-kit/catalogue';
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
  return <span className={classNames(styles.availability, className)}>Sur commande</span>;
}

interface CatalogueCardProps extends Pick<ProductCardProps, 'as' | 'compact' | 'rowUpTo'> {
  product: ListedProduct;
  prices: Prices;
}

/** Card of a product in search results and rows of a product page, with its quantity in the cart. */
export const CatalogueCard = ({ product, ...look }: CatalogueCardProps) => (
  <CartCard {...look} product={product} note={<Availability product={product} />} />
);
