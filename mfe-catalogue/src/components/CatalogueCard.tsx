import { useCartLine } from 'page-kit/cart';
import {
  absoluteUrl,
  cutDesignation,
  fallbackPicture,
  ProductCard,
  type ProductCardProps,
  productPath,
} from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import type { ListedProduct } from '../products/listed-product';
import { Availability } from './Availability';
import { type Discount, ownPrice, UnitPrice } from './UnitPrice';

export interface CatalogueCardProps extends Pick<ProductCardProps, 'as' | 'compact' | 'rowUpTo'> {
  product: ListedProduct;
  discount: Discount;
}

/** What a card shows of a product. */
export function shownOf(product: ListedProduct, apiUrl: string, discount: Discount) {
  return {
    href: productPath(product),
    name: product.Designation,
    displayName: cutDesignation(product.Designation),
    reference: product.Reference,
    pack: packLine(product.facts?.pack, ownPrice(product.PrixHT, discount)),
    labelling: labellingOf(product.labelling),
    imageUrl: absoluteUrl(apiUrl, product.ImageUrl),
    fallbackUrl: fallbackPicture(apiUrl, product),
    category: product.Category?.name ?? '',
  };
}

/** A product in a list, with its place in the cart. */
export function CatalogueCard({ product, discount, ...look }: CatalogueCardProps) {
  const { api } = useEnvironment();
  const { inCart, add, increase, decrease } = useCartLine(product.Code);

  return (
    <ProductCard
      {...look}
      {...shownOf(product, api.url, discount)}
      price={
        <>
          <Availability product={product} />
          <UnitPrice priceHT={product.PrixHT} discount={discount} size={look.compact ? 'l' : 'm'} />
        </>
      }
      unavailable={product.PrixHT === null}
      inCart={inCart}
      onAdd={() => add(1)}
      onIncrease={increase}
      onDecrease={decrease}
    />
  );
}
