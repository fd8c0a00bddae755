import { atom } from 'jotai';
import { readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const key = 'sph-registered';
const shownAtom = atom<string | null>(null);

/** E-mail address of the account that was made in this window and is not verified yet, or null; a reload keeps it. */
export const registeredEmailAtom = atom(
  (get) => get(shownAtom),
  (_get, set, email: string | null) => {
    set(shownAtom, email);
    if (email) {
      writeStorage('session', key, email);
      return;
    }
    removeStorage('session', key);
    // Set by the early script: the styles keep room for what is said.
    delete document.documentElement.dataset.registered;
  },
);

/** What was stored before a reload; null for what is no email address. */
export const storedEmail = () =>
  readStorage('session', key, (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : null));
