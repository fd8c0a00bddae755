import { type Exact, exactAmount } from './exact';
import { formatExact } from './formats';
import type { PricedLine } from './totals';

/** A line of a cart or order of any API. */
type EcoLine = Pick<PricedLine, 'quantity' | 'ecoParticipation'>;

export const ecoParticipationLabel = 'dont éco-participation HT';

/**
 * Returns the eco-participation that the lines' prices contain. A discount never reduces it (code de
 * l’environnement, article L. 541-10-20), although the specified price formula discounts the whole price.
 */
export const ecoParticipation = (lines: readonly EcoLine[]): Exact =>
  lines.reduce((sum, { quantity, ecoParticipation: unit }) => {
    const isWhole = Number.isSafeInteger(quantity) && quantity >= 0;
    return isWhole ? sum + BigInt(quantity) * (exactAmount(unit) ?? 0n) : sum;
  }, 0n);

/** Returns the row of the eco-participation, for a list of amounts below the goods; empty without one. */
export function ecoParticipationRows(lines: readonly EcoLine[]) {
  const sum = ecoParticipation(lines);
  return sum > 0n ? [{ label: ecoParticipationLabel, value: formatExact(sum) }] : [];
}
