import { CartCard } from 'page-kit/catalogue';
import type { ComponentProps } from 'react';
import type { ListedProduct } from '../products/product-queries';
import { Availability } from './Availability';

type CatalogueCardProps = Omit<ComponentProps<typeof CartCard>, 'note'> & { product: ListedProduct };

/** Card of a product in search results and rows of a product page, with its quantity in the cart. */
export const CatalogueCard = (props: CatalogueCardProps) => (
  <CartCard {...props} note={<Availability product={props.product} />} />
);
