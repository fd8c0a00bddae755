import { atom, type Setter } from 'jotai';

/** Milliseconds for which prices wait for the customer's discount; then public prices are shown. */
const priceWait = 3000;

/** Generation of the session whose wait for the discount is over. */
export const priceWaitOverAtom = atom(-1);

export const beginPriceWait = (set: Setter, generation: number) =>
  setTimeout(() => set(priceWaitOverAtom, generation), priceWait);
