import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import styles from './Price.module.css';

export interface PriceProps {
  /** Formatted amount with its currency, such as '12,90 €'. */
  value: string;
  /** Behind the amount; an empty text leaves it out. */
  suffix?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** A former price, no longer asked. */
  strikethrough?: boolean | undefined;
  className?: string | undefined;
}

/** An amount with its tax label. */
export function Price({ value, suffix = 'HT', size = 'm', strikethrough = false, className }: PriceProps) {
  const Element = strikethrough ? 's' : 'span';
  return (
    // Another amount is another element: in a translated page a changed text would not show.
    <Element
      key={value}
      className={classNames(styles.price, styles[size], strikethrough && styles.former, className)}
    >
      {suffix ? `${value}\u00a0` : value}
      {suffix && <small>{suffix}</small>}
    </Element>
  );
}

/** Keeps the room of a price that is still loading. */
export function PriceSkeleton({ className }: Pick<PriceProps, 'className'>) {
  return <Skeleton width="1/2" height="m" className={className} />;
}
