import { type AddressRole, usualAddress } from 'page-kit/account';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Address } from 'shared-contracts/api/addresses';
import { longestOrderNotes } from 'shared-contracts/api/limits';
import { type DeliveryMode, isDeliveryMode } from 'shared-contracts/pricing';
import { storedWithCart } from '../../storage/stored-with-cart';

/** The customer's optional notes on an order, as typed. The API joins each into one line. */
export type OrderNotes = Readonly<Record<keyof typeof longestOrderNotes, string>>;

const notesFrom = (read: (name: keyof OrderNotes) => string) =>
  Object.fromEntries(
    Object.keys(longestOrderNotes).map((name) => [name, read(name as keyof OrderNotes)]),
  ) as OrderNotes;

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** While an address is added on the account page: its role, and the ids of the existing addresses. */
interface Adding {
  readonly role: AddressRole;
  readonly known: readonly string[];
}

function parseAdding(value: unknown): Adding | null {
  if (typeof value !== 'object' || value === null) return null;
  const { role, known } = value as { role?: unknown; known?: unknown };
  if ((role !== 'delivery' && role !== 'billing') || !Array.isArray(known)) return null;
  return { ...value, role, known: known.filter((id) => typeof id === 'string') };
}

const parseChoice = ({ mode, delivery, billing, adding, ...notes }: Readonly<Record<string, unknown>>) => ({
  mode: isDeliveryMode(mode) ? mode : 'standard',
  delivery: text(delivery),
  billing: text(billing),
  adding: parseAdding(adding),
  ...notesFrom((name) => text(notes[name])?.slice(0, longestOrderNotes[name]) ?? ''),
});

/** The customer's choices so far. The usual address replaces one not chosen, or deleted since. */
type CheckoutChoice = ReturnType<typeof parseChoice>;

/** Preserves all choices except the accepted terms across a reload or a visit to the account page. */
export const storedChoice = storedWithCart<CheckoutChoice>('session', 'checkout', parseChoice);

/** Returns what a customer reads of an address, which an order copies. */
export const orderAddress = ({ id: _, isDefaultShipping: _s, isDefaultBilling: _b, ...lines }: Address) =>
  lines;

/** Selects the address that the customer has just added on the account page, whose navigation names it. */
function withAddedAddress(
  choice: CheckoutChoice,
  addresses: readonly Address[],
  addedAddress: unknown,
): CheckoutChoice {
  if (!choice.adding) return choice;
  const { role, known } = choice.adding;
  const added = addresses.find(({ id }) => id === addedAddress && !known.includes(id));
  return added ? { ...choice, [role]: added.id, adding: null } : choice;
}

export type CheckoutChoices = ReturnType<typeof useCheckoutChoice>;

/** Mode, addresses and notes of the customer's order, in session storage; runs in the browser only. */
export function useCheckoutChoice(addresses: readonly Address[], customerId: string | null) {
  const [stored, setStored] = useState(() => storedChoice.read(customerId) ?? parseChoice({}));
  const { addedAddress } = (useLocation().state ?? {}) as { addedAddress?: unknown };
  const choice = withAddedAddress(stored, addresses, addedAddress);

  function change(next: CheckoutChoice) {
    storedChoice.store(next, customerId);
    setStored(next);
  }

  // Other visits of this page do not name the added address.
  useEffect(() => {
    if (choice !== stored) change(choice);
  });

  /** Returns the chosen address, else the usual one. */
  const addressFor = (role: AddressRole) =>
    addresses.find(({ id }) => id === choice[role]) ?? usualAddress(role, addresses);

  return {
    mode: choice.mode,
    delivery: addressFor('delivery'),
    billing: addressFor('billing'),
    notes: notesFrom((name) => choice[name]),
    chooseMode: (mode: DeliveryMode) => change({ ...choice, mode }),
    chooseAddress: (role: AddressRole, id: string) => change({ ...choice, [role]: id, adding: null }),
    writeNotes: (notes: Partial<OrderNotes>) => change({ ...choice, ...notes }),
    /** Called before navigating to the page where an address is added. */
    leaveToAdd: (role: AddressRole) =>
      storedChoice.store({ ...choice, adding: { role, known: addresses.map(({ id }) => id) } }, customerId),
  };
}
