import { atom } from 'jotai';

/** Purpose of the visitor; null where signing in is all. */
type SignInPurpose = 'order' | null;

const dialogAtom = atom<{ readonly open: boolean; readonly purpose: SignInPurpose }>({
  open: false,
  purpose: null,
});

/** Whether the dialog 'Connexion ou création de compte' is open. */
export const authDialogOpenAtom = atom((get) => get(dialogAtom).open);
/** What the open dialog was opened for. A closed one has no purpose. */
export const authDialogPurposeAtom = atom((get) => get(dialogAtom).purpose);
/** With 'order' the sign-in leads to the checkout; without, it stays on the page. */
export const openAuthDialogAtom = atom(null, (_get, set, purpose?: SignInPurpose) =>
  // Remotes that were built before may hand on the event of a click.
  set(dialogAtom, { open: true, purpose: purpose === 'order' ? 'order' : null }),
);
export const closeAuthDialogAtom = atom(null, (_get, set) => set(dialogAtom, { open: false, purpose: null }));
