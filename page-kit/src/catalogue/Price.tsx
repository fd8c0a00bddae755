import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import styles from './Price.module.css';

export interface PriceProps {
  /** Formatted amount with its currency, such as '12,90 €'. */
  value: string;
  suffix?: 'HT' | 'TTC' | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
}

/** An amount with its tax label. */
export function Price({ value, suffix = 'HT', size = 'm', className }: PriceProps) {
  return (
    // Another amount is another element: in a translated page a changed text would not show.
    <span key={value} className={classNames(styles.price, styles[size], className)}>
      {`${value}\u00a0`}
      <small>{suffix}</small>
    </span>
  );
}

/** Keeps the room of a price that is still loading. */
export function PriceSkeleton({ className }: Pick<PriceProps, 'className'>) {
  return <Skeleton width="1/2" height="m" className={className} />;
}
