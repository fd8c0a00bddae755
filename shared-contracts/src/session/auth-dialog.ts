import { atom } from 'jotai';

const openAtom = atom(false);

/** Whether the dialog 'Connexion ou création de compte' is open. */
export const authDialogOpenAtom = atom((get) => get(openAtom));
export const openAuthDialogAtom = atom(null, (_get, set) => set(openAtom, true));
export const closeAuthDialogAtom = atom(null, (_get, set) => set(openAtom, false));
