import type { Deployment } from 'page-kit/page';
import { libraryNotLoaded } from './payment-errors';

/** The code of the card form could not be loaded; same message as for the provider's library. */
export class CardFormMissing extends Error {
  override name = 'CardFormMissing';
  constructor(cause: unknown) {
    super(libraryNotLoaded, { cause });
  }
}

/**
 * Loads the code of the card form. A request that still hangs from an earlier call is repeated.
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
