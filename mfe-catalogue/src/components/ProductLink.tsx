import { preloadProductPage } from '../product-page';
import { ShopLink, type ShopLinkProps } from './ShopLink';

/** A link to a product from the search: it also fetches the code of the product page, which that page itself has. */
export function ProductLink(props: Omit<ShopLinkProps, 'onIntent'>) {
  return <ShopLink {...props} onIntent={preloadProductPage} />;
}
