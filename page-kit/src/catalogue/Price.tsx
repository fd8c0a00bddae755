import { dueUnitPrice, type Exact, formatExact } from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import styles from './Price.module.css';

interface PriceProps {
  /** Formatted amount with its currency, such as '12,90 €'. */
  value: string;
  suffix?: 'HT' | 'TTC' | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
}

/** An amount with its tax label. */
export function Price({ value, suffix = 'HT', size = 'm', className }: PriceProps) {
  return (
    // The key replaces the element with the amount: a translated page would not show a changed text node.
    <span key={value} className={classNames(styles.price, styles[size], className)}>
      {`${value}\u00a0`}
      <small>{suffix}</small>
    </span>
  );
}

/** Result of `useDiscountRate` of shared-contracts/auth; lists call it once for all their cards. */
export interface Discount {
  readonly discountRate: number;
  /** The customer's discount is loading. */
  readonly pending: boolean;
}

interface UnitPriceProps extends Omit<PriceProps, 'value' | 'suffix'> {
  /** Euros before tax; null if the article is not for sale. */
  priceHT: number | null;
  discount: Discount;
}

/** Returns the customer's price of an article; null without a price or while the discount loads. */
export const ownPrice = (priceHT: number | null, { discountRate, pending }: Discount): Exact | null =>
  priceHT === null || pending ? null : dueUnitPrice(priceHT, discountRate);

/** Unit price for this customer; reserves its space until the discount is loaded. */
export function UnitPrice({ priceHT, discount, size, className }: UnitPriceProps) {
  if (priceHT === null) return null;
  const price = ownPrice(priceHT, discount);
  return price === null ? (
    <Skeleton width="1/2" height="m" className={className} />
  ) : (
    <Price value={formatExact(price)} size={size} className={className} />
  );
}
