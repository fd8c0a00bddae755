import { type Exact, usablePrice } from './exact';
import { dueUnitPrice, type PricedLine } from './totals';

/** From `quantity` pieces on, each costs `priceHT` euros before tax; no discount reduces it further. */
export interface PriceBreak {
  readonly quantity: number;
  readonly priceHT: number;
}

/** Returns the lowest price of the breaks that a quantity reaches, in euros; null if it reaches none. */
export function netPrice(breaks: readonly PriceBreak[], quantity: number): number | null {
  const reached = breaks.filter((each) => each.quantity <= quantity).map(({ priceHT }) => priceHT);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/** From `from` pieces on, each costs `price`. */
export interface PriceStep {
  readonly from: number;
  readonly price: Exact;
}

/**
 * Returns the unit prices by quantity, starting at one piece, each lower than the one before. A quantity costs
 * the last step that it reaches: the same as a line with its `netPrice`.
 */
export function priceSteps(
  { priceHT }: Pick<PricedLine, 'priceHT'>,
  breaks: readonly PriceBreak[],
  discountRate: number,
): PriceStep[] {
  const quantities = new Set([1, ...breaks.map(({ quantity }) => quantity)]);
  const steps: PriceStep[] = [];
  for (const from of [...quantities].sort((one, other) => one - other)) {
    const price = dueUnitPrice({ priceHT, netPriceHT: netPrice(breaks, from) }, discountRate);
    const last = steps.at(-1);
    if (!last || price < last.price) steps.push({ from, price });
  }
  return steps;
}

/** Returns the breaks of an API's response that can be used. */
export const usableBreaks = (given: readonly Partial<PriceBreak>[] | undefined): PriceBreak[] =>
  (Array.isArray(given) ? given : []).flatMap((each) => {
    const priceHT = usablePrice(each?.priceHT);
    const quantity = each?.quantity;
    return priceHT !== null && Number.isSafeInteger(quantity) && quantity > 0 ? [{ quantity, priceHT }] : [];
  });
