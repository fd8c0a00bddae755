import { formatExact } from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import styles from './Price.module.css';
import { type Prices, stepsOf } from './prices';
import type { ShownProduct } from './products';

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

interface UnitPriceProps extends Omit<PriceProps, 'value' | 'suffix'> {
  product: Pick<ShownProduct, 'Code' | 'PrixHT' | 'breaks'>;
  prices: Prices;
}

/** Price of one article for this customer and 'dès' its lowest; reserves the space until prices are loaded. */
export function UnitPrice({ product, prices, size, className }: UnitPriceProps) {
  if (product.PrixHT === null) return null;
  const steps = stepsOf(product, prices);
  const [one, lowest] = [steps?.[0], steps?.at(-1)];
  if (!one || !lowest) return <Skeleton width="1/2" height="m" className={className} />;
  return (
    <span className={classNames(styles.unit, className)}>
      <Price value={formatExact(one.price)} size={size} />
      {lowest !== one && <small className={styles.lowest}>{`dès ${formatExact(lowest.price)}`}</small>}
    </span>
  );
}
