import { type Exact, formatExact } from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import styles from './Amount.module.css';

export interface AmountProps {
  of: Exact | null | undefined;
  /** It is unknown, and waiting does not help. */
  unknown: boolean;
}

/** An amount, its skeleton, or a dash. */
export function Amount({ of, unknown }: AmountProps) {
  if (unknown) return <span>–</span>;
  if (of === null || of === undefined) return <Skeleton className={styles.skeleton} />;
  return formatExact(of);
}
