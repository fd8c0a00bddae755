import { atom } from 'jotai';
import { readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const key = 'sph-registered';
const shownAtom = atom<string | null>(null);

/** Email address of the account registered in this tab and not verified yet, or null; survives a reload. */
export const registeredEmailAtom = atom(
  (get) => get(shownAtom),
  (_get, set, email: string | null) => {
    set(shownAtom, email);
    if (email) {
      writeStorage('session', key, email);
      return;
    }
    removeStorage('session', key);
    // Set by the early script: the styles reserve room for the note.
    delete document.documentElement.dataset.registered;
  },
);

/** Returns the address stored before a reload; null if it is not an email address. */
export const storedEmail = () =>
  readStorage('session', key, (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : null));
