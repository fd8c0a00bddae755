import { useUsualDelivery } from 'page-kit/account';
import { useEnvironment } from 'page-kit/page';
import type { CSSProperties } from 'react';
import {
  type Exact,
  formatCents,
  formatWholeEuros,
  freeDeliveryThreshold,
  freeDeliveryThresholds,
  missingForFreeDelivery,
  toCents,
} from 'shared-contracts/pricing';
import { Icon } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import styles from './FreeDeliveryGauge.module.css';

const { ileDeFrance, france } = freeDeliveryThresholds;
/** Position of the first threshold on the gauge, in percent of the last one. */
const firstMark = { '--first-mark': `${(100 * ileDeFrance) / france}%` } as CSSProperties;

interface FreeDeliveryGaugeProps {
  /** Goods before tax, after discount; null while unknown. */
  ht: Exact | null;
  /** Smaller variant for the panel. */
  compact?: boolean;
}

/**
 * Shows the amount missing for free standard delivery to the customer's usual address, or to both zones without
 * one. Hidden where it does not apply.
 */
export function FreeDeliveryGauge({ ht: knownHt, compact = false }: FreeDeliveryGaugeProps) {
  const destination = useUsualDelivery();
  const { settings } = useEnvironment();
  const goal = destination ? freeDeliveryThreshold(destination) : null;
  if (settings.freeDelivery !== 'apply' || (destination && goal === null)) return null;

  const isPending = knownHt === null || destination === undefined;
  const ht = knownHt ?? 0n;
  const cents = toCents(ht);
  const last = goal ?? france;
  const next = goal ?? (missingForFreeDelivery(ht, ileDeFrance) > 0 ? ileDeFrance : france);
  const shown = Math.min(cents, last);

  return (
    <div
      className={classNames(styles.gauge, compact && styles.compact)}
      style={firstMark}
      aria-hidden={isPending || undefined}
    >
      <p className={styles.text}>
        <Icon name="truck" />
        <span>
          <Distance ht={ht} goal={goal} />
        </span>
      </p>
      <div className={styles.track}>
        <progress
          className="sph-visually-hidden"
          max={last}
          value={shown}
          aria-label="Vers la livraison gratuite"
          aria-valuetext={`${formatCents(cents)} sur ${formatWholeEuros(next)}`}
        />
        <span className={styles.fill} style={{ width: `${(100 * shown) / last}%` }} />
        {goal === null && <span className={styles.firstMark} />}
        <span className={styles.lastMark} />
      </div>
      <p className={`${styles.labels} sph-small`}>
        {goal === null ? (
          <>
            <span>{formatWholeEuros(ileDeFrance)} Île-de-France</span>
            <span>{formatWholeEuros(france)} France</span>
          </>
        ) : (
          formatWholeEuros(goal)
        )}
      </p>
    </div>
  );
}

/** What is missing to the threshold of an address, or to those of both zones without one. */
function Distance({ ht, goal }: { ht: Exact; goal: number | null }) {
  const missing = missingForFreeDelivery(ht, goal ?? ileDeFrance);
  if (missing > 0) {
    return (
      <>
        Plus que <b>{formatCents(missing)}</b> pour la livraison gratuite{' '}
        {goal === null ? 'en Île-de-France' : 'à votre adresse'}
      </>
    );
  }
  if (goal !== null) return <b>Livraison standard gratuite à votre adresse</b>;
  const missingElsewhere = missingForFreeDelivery(ht, france);
  if (missingElsewhere === 0) return <b>Livraison standard gratuite en métropole</b>;
  return (
    <>
      <b>Livraison gratuite en Île-de-France</b>, plus que <b>{formatCents(missingElsewhere)}</b> pour le
      reste de la métropole
    </>
  );
}
