import type { AmountDue } from 'shared-contracts/api/problem';
import { isApiError } from 'shared-contracts/http';

/** Both amounts of a purchase that costs another one than was shown. */
export interface ChangedAmount {
  readonly shown: AmountDue;
  readonly due: AmountDue;
  /** The API's own words. */
  readonly message: string;
}

const areCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What the API asks, where it refused an amount and says so; null on any other error, and from an API of before, which names no amounts. */
export function changedAmount(error: unknown, shown: AmountDue): ChangedAmount | null {
  if (!isApiError(error) || error.code !== 'amount_differs') return null;
  const { due } = (error.body ?? {}) as { due?: Partial<AmountDue> };
  const { amount, goodsHT, vat, deliveryFee } = due ?? {};
  if (!areCents(amount) || !areCents(goodsHT) || !areCents(vat) || !areCents(deliveryFee)) return null;
  return { shown, due: { amount, goodsHT, vat, deliveryFee }, message: error.message };
}
