import { Price, stepAt } from 'page-kit/catalogue';
import {
  formatCount,
  formatExact,
  type PriceBreak,
  type PriceStep,
  priceSteps,
} from 'shared-contracts/pricing';
import { Skeleton } from 'shared-ui/feedback';
import styles from './Prices.module.css';

interface UnitPriceProps {
  /** Public price in euros before tax. */
  readonly priceHT: number;
  /** Public prices by quantity. */
  readonly breaks: readonly PriceBreak[] | undefined;
  /** The customer's prices; null while they are loading. */
  readonly steps: readonly PriceStep[] | null;
  readonly quantity: number;
}

/** Unit price in this quantity; beside the customer's own, lower one the public price is struck through. */
export function UnitPrice({ priceHT, breaks = [], steps, quantity }: UnitPriceProps) {
  const step = steps && stepAt(steps, quantity);
  if (!step) return <Skeleton width="1/2" height="m" />;
  const publicPrice = stepAt(priceSteps({ priceHT }, breaks, 0), quantity)?.price ?? step.price;
  return (
    <span className={styles.price}>
      <Price value={formatExact(step.price)} size="xl" />
      {step.price < publicPrice && (
        <span className={styles.own}>
          <b>Votre prix</b>{' '}
          <s>
            <span className="sph-visually-hidden">au lieu de </span>
            {formatExact(publicPrice)}
          </s>
        </span>
      )}
    </span>
  );
}

/** The unit prices by quantity; the row of the chosen quantity is marked. */
export function PriceTable({ steps, quantity }: { steps: readonly PriceStep[]; quantity: number }) {
  const chosen = stepAt(steps, quantity);
  return (
    <table className={styles.table}>
      <caption>Prix par quantité</caption>
      <thead>
        <tr>
          <th scope="col">Quantité</th>
          <th scope="col">Prix unitaire HT</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={step.from} aria-current={step === chosen || undefined}>
            <th scope="row">{rangeOf(step, steps[index + 1])}</th>
            <td>{formatExact(step.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf({ from }: PriceStep, next: PriceStep | undefined): string {
  if (!next) return `dès ${formatCount(from)}`;
  const last = next.from - 1;
  return from === last ? formatCount(from) : `${formatCount(from)} à ${formatCount(last)}`;
}
