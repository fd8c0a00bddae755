import { useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import type { DeliveryMode } from 'shared-contracts/pricing';
import {
  type AddressRole,
  addressFor,
  type CheckoutChoice,
  firstChoice,
  keptChoice,
  withAddedAddress,
} from './checkout-choice';

export interface CheckoutChoices {
  readonly mode: DeliveryMode;
  readonly delivery: Address | null;
  readonly billing: Address | null;
  chooseMode(mode: DeliveryMode): void;
  chooseAddress(role: AddressRole, id: string): void;
  /** Called on the way to the page where an address is added. */
  leaveToAdd(role: AddressRole): void;
}

/** Mode and addresses of the order, kept in session storage. Runs in the browser only: the page waits for the customer. */
export function useCheckoutChoice(addresses: readonly Address[]): CheckoutChoices {
  const [stored, setStored] = useState(() => keptChoice.read() ?? firstChoice);
  const choice = withAddedAddress(stored, addresses);

  function change(next: CheckoutChoice) {
    keptChoice.keep(next);
    setStored(next);
  }

  return {
    mode: choice.mode,
    delivery: addressFor('delivery', choice, addresses),
    billing: addressFor('billing', choice, addresses),
    chooseMode: (mode) => change({ ...choice, mode }),
    chooseAddress: (role, id) => change({ ...choice, [role]: id, adding: null }),
    leaveToAdd: (role) =>
      keptChoice.keep({ ...choice, adding: { role, known: addresses.map(({ id }) => id) } }),
  };
}
