import { useEnvironment } from 'page-kit/page';
import { type ReactNode, useId } from 'react';
import { type Exact, formatExact, formatPercent } from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { PanelBox } from 'shared-ui/layout';
import styles from './SummaryBox.module.css';

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

/** Summary row of the discount, which is already included in the prices; empty without a discount. */
export const discountRows = (rate: number) =>
  rate > 0 ? [{ label: `Remise ${formatPercent(rate)}`, value: 'déjà déduite', tone: 'leaf' as const }] : [];

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
