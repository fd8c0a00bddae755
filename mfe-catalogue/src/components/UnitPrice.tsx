import { Price, type PriceProps, PriceSkeleton } from 'page-kit/catalogue';
import { dueUnitPrice, type Exact, formatExact } from 'shared-contracts/pricing';

/** What `useDiscountRate` of shared-contracts/auth tells; lists ask once for all their cards. */
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
}

/** The customer's own price of an article; null without a price, or while the discount is on its way. */
export const ownPrice = (priceHT: number | null, { discountRate, pending }: Discount): Exact | null =>
  priceHT === null || pending ? null : dueUnitPrice(priceHT, discountRate);

/** Price of one unit for this customer; its room is kept until the discount is known, so that prices do not jump. */
export function UnitPrice({ priceHT, discount, size }: UnitPriceProps) {
  if (priceHT === null) return null;
  const price = ownPrice(priceHT, discount);
  return price === null ? <PriceSkeleton /> : <Price value={formatExact(price)} size={size} />;
}
