import { useEnvironment } from 'page-kit/page';
import type { ReactNode } from 'react';
import type { ProductFacts, ProductLabelling } from 'shared-contracts/api/products';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import { dueUnitPrice, type Exact, formatExact } from 'shared-contracts/pricing';
import { useCartLine } from '../cart';
import { cutDesignation } from './designations';
import { Price, type PriceProps, PriceSkeleton } from './Price';
import { ProductCard, type ProductCardProps } from './ProductCard';
import { absoluteUrl, fallbackPicture, productPath } from './paths';
import type { ShownProduct } from './products';

/** What `useDiscountRate` of shared-contracts/auth returns; lists call it once for all their cards. */
export interface Discount {
  readonly discountRate: number;
  /** A customer's discount is on its way. */
  readonly pending: boolean;
}

interface UnitPriceProps extends Omit<PriceProps, 'value' | 'suffix'> {
  /** Euros before tax; null where there is no price: the article is not for sale. */
  priceHT: number | null;
  discount: Discount;
}

/** The customer's own price of an article; null without a price, or while the discount is on its way. */
export const ownPrice = (priceHT: number | null, { discountRate, pending }: Discount): Exact | null =>
  priceHT === null || pending ? null : dueUnitPrice(priceHT, discountRate);

/** Price of one unit for this customer; reserves its space until the discount is known. */
export function UnitPrice({ priceHT, discount, size, className }: UnitPriceProps) {
  if (priceHT === null) return null;
  const price = ownPrice(priceHT, discount);
  return price === null ? (
    <PriceSkeleton className={className} />
  ) : (
    <Price value={formatExact(price)} size={size} className={className} />
  );
}

export type CardProduct = Pick<
  ShownProduct,
  'Code' | 'Designation' | 'Reference' | 'ImageUrl' | 'PrixHT' | 'Category' | 'SubCategory'
> & {
  readonly facts?: ProductFacts | undefined;
  readonly labelling?: Omit<ProductLabelling, 'statements'> | undefined;
};

export function cardOf(product: CardProduct, apiUrl: string, discount: Discount) {
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
    unavailable: product.PrixHT === null,
  };
}

interface CartCardProps extends Pick<ProductCardProps, 'as' | 'compact' | 'rowUpTo'> {
  product: CardProduct;
  discount: Discount;
  /** Before the price. */
  note?: ReactNode;
}

/** An article in a list, with its quantity in the cart. */
export function CartCard({ product, discount, note, ...look }: CartCardProps) {
  const { api } = useEnvironment();
  const { inCart, add, increase, decrease } = useCartLine(product.Code);

  return (
    <ProductCard
      {...look}
      {...cardOf(product, api.url, discount)}
      price={
        <>
          {note}
          <UnitPrice priceHT={product.PrixHT} discount={discount} size={look.compact ? 'l' : 'm'} />
        </>
      }
      inCart={inCart}
      onAdd={() => add(1)}
      onIncrease={increase}
      onDecrease={decrease}
    />
  );
}
