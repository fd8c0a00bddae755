import type { Deployment } from 'page-kit/page';

/** Loads the code of the card form. A request that still hangs from an earlier call is repeated. */
export function loadCardForm({ giveUp }: Deployment) {
  giveUp('card-form');
  return import(/* webpackChunkName: "card-form" */ './open-card-form');
}
