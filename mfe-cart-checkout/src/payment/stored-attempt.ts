import { pricingVersion } from 'shared-contracts/pricing';
import { storedWithCart } from '../storage/stored-with-cart';

/** An order that was asked for and whose answer has not arrived: repeated under its key it cannot be placed twice. */
export interface OrderAttempt {
  /** The call and all that is ordered by it. */
  readonly signature: string;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Was sent with it: a repeated call has the same body, or the API takes it for another. */
  readonly pricingVersion: number;
}

/** The API keeps answers for two days; in doubt a day is enough (milliseconds). */
const life = 24 * 60 * 60 * 1000;

/** Beyond the page: one that is loaded again after a lost answer asks under the same key. */
export const storedAttempt = storedWithCart<OrderAttempt>(
  'local',
  'order',
  ({ signature, key, askedAt, pricingVersion }) => {
    if (typeof signature !== 'string' || typeof key !== 'string') return null;
    if (typeof askedAt !== 'number' || typeof pricingVersion !== 'number') return null;
    if (Date.now() - askedAt >= life) return null;
    return { signature, key, askedAt, pricingVersion };
  },
);

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** An attempt under a key that was never used. */
export function newAttempt(signature: string): OrderAttempt {
  return { signature, key: newKey(), askedAt: Date.now(), pricingVersion };
}
