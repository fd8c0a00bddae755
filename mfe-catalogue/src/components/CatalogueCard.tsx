import type { ReactNode } from 'react';
import { cutDesignation, productPath, useCartLine, webAddress } from 'shared-contracts/catalogue';
import { useEnvironment } from 'shared-contracts/remotes';
import type { LinkComponent } from 'shared-ui/link';
import { ProductCard, type ProductCardProps } from 'shared-ui/product-card';
import type { ListedProduct } from '../products/listed-product';
import { ShopLink } from './ShopLink';
import { type Discount, UnitPrice } from './UnitPrice';

export interface CatalogueCardProps
  extends Pick<ProductCardProps, 'as' | 'compact' | 'rowUpTo' | 'headingLevel' | 'className'> {
  product: ListedProduct;
  discount: Discount;
  /** Stands in the first window: its picture loads at once. */
  first?: boolean | undefined;
  linkComponent?: LinkComponent | undefined;
  /** How many its button adds. */
  quantity?: number | undefined;
  /** In place of the price alone. */
  price?: ReactNode;
}

/** A product in a list, with its place in the cart. */
export function CatalogueCard({
  product,
  discount,
  first,
  linkComponent = ShopLink,
  quantity = 1,
  price,
  ...look
}: CatalogueCardProps) {
  const { api } = useEnvironment();
  const { inCart, add, increase, decrease } = useCartLine(product.Code);

  return (
    <ProductCard
      {...look}
      href={productPath(product)}
      linkComponent={linkComponent}
      name={product.Designation}
      displayName={cutDesignation(product.Designation)}
      reference={product.Reference}
      price={
        price ?? <UnitPrice priceHT={product.PrixHT} discount={discount} size={look.compact ? 'l' : 'm'} />
      }
      imageUrl={webAddress(api.url, product.ImageUrl)}
      family={product.Category?.name ?? ''}
      eager={first}
      highPriority={first}
      inCart={inCart}
      onAdd={() => add(quantity)}
      onIncrease={increase}
      onDecrease={decrease}
    />
  );
}
