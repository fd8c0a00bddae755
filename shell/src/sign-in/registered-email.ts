import { atom } from 'jotai';

/** Email address of the account registered in this document and not verified yet, or null. */
export const registeredEmailAtom = atom<string | null>(null);
