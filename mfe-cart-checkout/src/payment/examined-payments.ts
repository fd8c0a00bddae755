import { atom } from 'jotai';

// Private: grows only by the action below.
const examinedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Ids of the orders whose payment the provider still examines, as far as this page of the shop was told. An order itself does not tell. */
export const examinedPaymentsAtom = atom((get) => get(examinedAtom));

/** The API took the payment of this order, but the provider has not decided yet. */
export const paymentExaminedAtom = atom(null, (get, set, orderId: string) =>
  set(examinedAtom, new Set([...get(examinedAtom), orderId])),
);
