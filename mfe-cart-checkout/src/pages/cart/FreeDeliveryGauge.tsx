import { useEnvironment } from 'page-kit/page';
import type { CSSProperties } from 'react';
import {
  type Exact,
  formatCents,
  formatWholeEuros,
  freeDeliveryThresholds,
  toCents,
} from 'shared-contracts/pricing';
import { Icon } from 'shared-ui/icon';
import styles from './FreeDeliveryGauge.module.css';

const { ileDeFrance, france } = freeDeliveryThresholds;
/** Where the first threshold stands on the way to the last one. */
const firstMark = { '--first-mark': `${(100 * ileDeFrance) / france}%` } as CSSProperties;

export interface FreeDeliveryGaugeProps {
  /** Goods before tax, after discount. */
  ht: Exact;
}

/** How far it is to free standard delivery; not shown where the shop only announces it without applying it. */
export function FreeDeliveryGauge({ ht }: FreeDeliveryGaugeProps) {
  const { settings } = useEnvironment();
  if (settings.freeDelivery !== 'apply') return null;

  const cents = toCents(ht);
  const next = cents < ileDeFrance ? ileDeFrance : france;

  return (
    <div className={styles.gauge} style={firstMark}>
      <p className={styles.text}>
        <Icon name="truck" />
        <span>
          <Distance cents={cents} />
        </span>
      </p>
      <div className={styles.track}>
        <progress
          className={styles.bar}
          max={france}
          value={Math.min(cents, france)}
          aria-label="Vers la livraison gratuite"
          aria-valuetext={`${formatCents(cents)} sur ${formatWholeEuros(next)}`}
        />
        <span className={styles.firstMark} />
        <span className={styles.lastMark} />
      </div>
      <p className={styles.labels}>
        <span>{formatWholeEuros(ileDeFrance)} région parisienne</span>
        <span>{formatWholeEuros(france)} France</span>
      </p>
    </div>
  );
}

function Distance({ cents }: { cents: number }) {
  if (cents >= france) return <b>Livraison standard gratuite en France</b>;
  if (cents >= ileDeFrance) {
    return (
      <>
        <b>Livraison gratuite en région parisienne</b>, plus que <b>{formatCents(france - cents)}</b> pour le
        reste de la France
      </>
    );
  }
  return (
    <>
      Plus que <b>{formatCents(ileDeFrance - cents)}</b> pour la livraison gratuite en région parisienne
    </>
  );
}
