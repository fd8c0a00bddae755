import { atom } from 'jotai';

/** E-mail address of the account that was made on this page and is not verified yet, or null. */
export const registeredAddressAtom = atom<string | null>(null);
