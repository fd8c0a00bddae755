import type { ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './SummaryList.module.css';

interface SummaryRow {
  label: ReactNode;
  /** Small, behind the label. */
  detail?: ReactNode;
  value: ReactNode;
  /** `total` closes the sum, `leaf` is good news such as a discount or a delivery for free. */
  tone?: 'total' | 'leaf' | undefined;
  /** Needed where labels are no plain text. */
  key?: string | undefined;
}

interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** Smaller, as in the cart panel. */
  compact?: boolean | undefined;
}

/** Amounts under one another, right-aligned, with their total. */
export function SummaryList({ rows, compact = false }: SummaryListProps) {
  return (
    <dl className={classNames(styles.summary, compact && styles.compact)}>
      {rows.map(({ label, detail, value, tone, key }) => (
        <div key={key ?? String(label)} className={tone && styles[tone]}>
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
