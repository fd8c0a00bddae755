import { atom, type Setter } from 'jotai';

/** Prices wait this long for the customer's discount, then the public ones show (milliseconds). */
const priceWait = 3000;

/** The generation of the session whose prices have waited long enough. */
export const priceWaitOverAtom = atom(-1);

export const beginPriceWait = (set: Setter, generation: number) =>
  setTimeout(() => set(priceWaitOverAtom, generation), priceWait);
