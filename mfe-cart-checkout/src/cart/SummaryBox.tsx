import { useEnvironment } from 'page-kit/page';
import { type ReactNode, useId } from 'react';
import {
  type Exact,
  ecoParticipationRows,
  formatCount,
  formatExact,
  formatPercent,
} from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { PanelBox } from 'shared-ui/layout';
import styles from './SummaryBox.module.css';
import type { CartView } from './use-cart-view';

/** 'Récapitulatif' of cart and checkout; stays visible next to the scrolling content. */
export function SummaryBox({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <PanelBox
      as="aside"
      tone="mist"
      padded
      className={`${styles.summary} sph-stack`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>Récapitulatif</h2>
      {children}
    </PanelBox>
  );
}

interface AmountProps {
  of: Exact | null | undefined;
  /** The amount is unknown and no longer loading. */
  unknown: boolean;
}

/** Renders an amount, a skeleton while it loads, or a dash when it is unknown. */
export function Amount({ of, unknown }: AmountProps) {
  if (unknown) return <span>–</span>;
  if (of === null || of === undefined) return <Skeleton className={styles.skeleton} />;
  return formatExact(of);
}

/** Summary rows above delivery and total. The discount is only shown: the prices already include it. */
export const summaryRows = ({ count, totals, sold, discountRate, hasFailed }: CartView) => [
  { label: 'Articles', value: formatCount(count) },
  { label: 'Total HT', value: <Amount of={totals?.ht} unknown={hasFailed} /> },
  ...ecoParticipationRows(sold),
  ...(discountRate > 0
    ? [{ label: `Remise ${formatPercent(discountRate)}`, value: 'déjà déduite', tone: 'leaf' as const }]
    : []),
  { label: 'TVA', value: <Amount of={totals?.vat} unknown={hasFailed} /> },
];

/** Two lines on payment and phone below the main button. */
export function TrustLines() {
  const { company } = useEnvironment();
  return (
    <ul className={`${styles.trust} sph-small`}>
      <li>
        <Icon name="lock" size="s" />
        Paiement sécurisé, carte bancaire ou compte client
      </li>
      <li>
        <Icon name="phone" size="s" />
        {company.phoneDisplayed}, du lundi au vendredi
      </li>
    </ul>
  );
}
