import type { Deployment } from 'page-kit/page';
import { libraryNotLoaded } from './payment-errors';

/** The code of the card form did not come; the customer reads the same as when the provider's library does not. */
export class CardFormMissing extends Error {
  override name = 'CardFormMissing';
  constructor(cause: unknown) {
    super(libraryNotLoaded, { cause });
  }
}

/**
 * The card form's code, which comes with the first payment. Where it hangs since an earlier call, it is requested again.
 * @throws {CardFormMissing}
 */
export async function loadCardForm({ giveUp }: Deployment) {
  giveUp('card-form');
  try {
    return await import(/* webpackChunkName: "card-form" */ './open-card-form');
  } catch (cause) {
    throw new CardFormMissing(cause);
  }
}
