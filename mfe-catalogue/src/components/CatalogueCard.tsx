import { CartCard, type Prices, type ProductCardProps } from 'page-kit/catalogue';
import type { ListedProduct } from '../products/product-queries';
import { Availability } from './Availability';

interface CatalogueCardProps extends Pick<ProductCardProps, 'as' | 'compact' | 'rowUpTo'> {
  product: ListedProduct;
  prices: Prices;
}

/** Card of a product in search results and rows of a product page, with its quantity in the cart. */
export const CatalogueCard = ({ product, ...look }: CatalogueCardProps) => (
  <CartCard {...look} product={product} note={<Availability product={product} />} />
);
