import { stillToCome } from 'shared-contracts/api/still-to-come';
import type { OrderFacts } from './read-orders';

/** Returns the lines of an order with the quantities that are not cancelled, without fully cancelled articles. */
export function keptLines(
  lines: OrderFacts['lines'],
  { cancelledParts }: Pick<OrderFacts['order'], 'cancelledParts'>,
): OrderFacts['lines'] {
  const kept = stillToCome(lines, [], cancelledParts);
  return lines
    .map((line) => ({ ...line, quantity: kept.get(line.productCode) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the cents of an order without its cancelled articles. */
export const keptCents = ({
  amountCents,
  cancelledCents,
}: Pick<OrderFacts['order'], 'amountCents' | 'cancelledCents'>): number => amountCents - cancelledCents;
