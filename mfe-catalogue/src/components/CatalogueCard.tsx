import { useCartLine } from 'page-kit/cart';
import {
  absoluteUrl,
  cutDesignation,
  fallbackPicture,
  Price,
  type PriceProps,
  PriceSkeleton,
  ProductCard,
  type ProductCardProps,
  productPath,
} from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import { dueUnitPrice, type Exact, formatExact } from 'shared-contracts/pricing';
import { classNames } from 'shared-ui/styles';
import type { ListedProduct } from '../products/queries';
import styles from './Availability.module.css';

/** What `useDiscountRate` of shared-contracts/auth returns; lists call it once for all their cards. */
export interface Discount {
  readonly discountRate: number;
  /** A customer's discount is on its way. */
  readonly pending: boolean;
}

export interface UnitPriceProps {
  /** Euros before tax; null where there is no price: the article is not for sale. */
  priceHT: number | null;
  discount: Discount;
  size?: PriceProps['size'];
  className?: string | undefined;
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

export interface AvailabilityProps {
  product: ListedProduct;
  className?: string | undefined;
}

/** Whether a listed article is in stock; nothing where that is unknown or the article not for sale. */
export function Availability({ product, className }: AvailabilityProps) {
  const { available, PrixHT } = product;
  if (available === undefined || PrixHT === null) return null;
  return (
    <span className={classNames(styles.availability, available && styles.available, className)}>
      {available ? 'Disponible' : 'Sur commande'}
    </span>
  );
}

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

/** A product in a list, with its quantity in the cart. */
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
