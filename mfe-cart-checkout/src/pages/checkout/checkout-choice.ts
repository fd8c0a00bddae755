import { type AddressRole, usualAddress } from 'page-kit/account';
import { useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import { longest, orderNoteNames } from 'shared-contracts/api/limits';
import { type DeliveryMode, isDeliveryMode } from 'shared-contracts/pricing';
import { storedWithCart } from '../../storage/stored-with-cart';

/** What the customer may write on an order, as it is typed; empty means nothing. The API makes one line of each. */
export type OrderNotes = Readonly<Record<(typeof orderNoteNames)[number], string>>;

const notesFrom = (read: (name: keyof OrderNotes) => string) =>
  Object.fromEntries(orderNoteNames.map((name) => [name, read(name)])) as OrderNotes;

/** What the customer chose so far. An address that was not chosen, or no longer exists, is the default one. */
interface CheckoutChoice extends OrderNotes {
  readonly mode: DeliveryMode;
  readonly delivery: string | null;
  readonly billing: string | null;
  /** While a new address is being typed on the account page: what it is for, and the addresses known before. */
  readonly adding: { readonly role: AddressRole; readonly known: readonly string[] } | null;
}

const firstChoice: CheckoutChoice = {
  mode: 'standard',
  delivery: null,
  billing: null,
  adding: null,
  ...notesFrom(() => ''),
};

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function parseAdding(value: unknown): CheckoutChoice['adding'] {
  if (typeof value !== 'object' || value === null) return null;
  const { role, known } = value as { role?: unknown; known?: unknown };
  if ((role !== 'delivery' && role !== 'billing') || !Array.isArray(known)) return null;
  return { ...value, role, known: known.filter((id) => typeof id === 'string') };
}

/** A reload, or a way out to the account page and back, loses nothing but the terms' tick. */
export const storedChoice = storedWithCart<CheckoutChoice>(
  'session',
  'checkout',
  ({ mode, delivery, billing, adding, ...notes }) => ({
    mode: isDeliveryMode(mode) ? mode : firstChoice.mode,
    delivery: text(delivery),
    billing: text(billing),
    adding: parseAdding(adding),
    ...notesFrom((name) => text(notes[name])?.slice(0, longest[name]) ?? ''),
  }),
);

/** A customer who went away to add one address comes back to find it chosen. */
function withAddedAddress(choice: CheckoutChoice, addresses: readonly Address[]): CheckoutChoice {
  if (!choice.adding) return choice;
  const { role, known } = choice.adding;
  const added = addresses.filter(({ id }) => !known.includes(id));
  if (added.length === 0) return choice;
  return { ...choice, [role]: added.at(-1)?.id ?? null, adding: null };
}

/** The chosen address, else the one that an order starts with. */
function addressFor(
  role: AddressRole,
  choice: CheckoutChoice,
  addresses: readonly Address[],
): Address | null {
  return addresses.find(({ id }) => id === choice[role]) ?? usualAddress(role, addresses);
}

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

  function change(next: CheckoutChoice) {
    storedChoice.store(next);
    setStored(next);
  }

  return {
    mode: choice.mode,
    delivery: addressFor('delivery', choice, addresses),
    billing: addressFor('billing', choice, addresses),
    notes: notesFrom((name) => choice[name]),
    chooseMode: (mode) => change({ ...choice, mode }),
    chooseAddress: (role, id) => change({ ...choice, [role]: id, adding: null }),
    writeNotes: (notes) => change({ ...choice, ...notes }),
    leaveToAdd: (role) =>
      storedChoice.store({ ...choice, adding: { role, known: addresses.map(({ id }) => id) } }),
  };
}
