import type { AddressRole } from 'page-kit/account';
import { useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import type { DeliveryMode } from 'shared-contracts/pricing';
import {
  addressFor,
  type CheckoutChoice,
  firstChoice,
  type OrderNotes,
  storedChoice,
  withAddedAddress,
} from './checkout-choice';

export interface CheckoutChoices {
  readonly mode: DeliveryMode;
  readonly delivery: Address | null;
  readonly billing: Address | null;
  readonly notes: OrderNotes;
  chooseMode(mode: DeliveryMode): void;
  chooseAddress(role: AddressRole, id: string): void;
  writeNotes(notes: Partial<OrderNotes>): void;
  /** Called on the way to the page where an address is added. */
  leaveToAdd(role: AddressRole): void;
}

/** Mode, addresses and notes of the order, kept in session storage. Runs in the browser only: the page waits for the customer. */
export function useCheckoutChoice(addresses: readonly Address[]): CheckoutChoices {
  const [stored, setStored] = useState(() => storedChoice.read() ?? firstChoice);
  const choice = withAddedAddress(stored, addresses);
  const { purchaseOrderNumber, deliveryInstructions } = choice;

  function change(next: CheckoutChoice) {
    storedChoice.store(next);
    setStored(next);
  }

  return {
    mode: choice.mode,
    delivery: addressFor('delivery', choice, addresses),
    billing: addressFor('billing', choice, addresses),
    notes: { purchaseOrderNumber, deliveryInstructions },
    chooseMode: (mode) => change({ ...choice, mode }),
    chooseAddress: (role, id) => change({ ...choice, [role]: id, adding: null }),
    writeNotes: (notes) => change({ ...choice, ...notes }),
    leaveToAdd: (role) =>
      storedChoice.store({ ...choice, adding: { role, known: addresses.map(({ id }) => id) } }),
  };
}
