import { dueUnitPrice, formatExact } from 'shared-contracts/pricing';
import { Price, type PriceProps, PriceSkeleton } from 'shared-ui/price';

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

/** Price of one unit for this customer; its room is kept until the discount is known, so that prices do not jump. */
export function UnitPrice({ priceHT, discount, size }: UnitPriceProps) {
  if (priceHT === null) return null;
  if (discount.pending) return <PriceSkeleton />;
  return <Price value={formatExact(dueUnitPrice(priceHT, discount.discountRate))} size={size} />;
}
