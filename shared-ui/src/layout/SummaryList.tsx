import type { ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './SummaryList.module.css';

interface SummaryRow {
  label: string;
  /** Small print after the label. */
  detail?: ReactNode;
  value: ReactNode;
  /** `total` for the sum, `leaf` for a discount or free delivery. */
  tone?: 'total' | 'leaf' | undefined;
}

interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** Smaller text, e.g. for the cart panel. */
  compact?: boolean | undefined;
}

/** Renders right-aligned amounts with their total. */
export function SummaryList({ rows, compact = false }: SummaryListProps) {
  return (
    <dl className={classNames(styles.summary, compact && styles.compact)}>
      {rows.map(({ label, detail, value, tone }) => (
        <div key={label} className={tone && styles[tone]}>
          <dt>
            {label}
            <small>{detail && <> {detail}</>}</small>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
