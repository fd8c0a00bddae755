import { atom } from 'jotai';

/** Why the visitor signs in; null without a further purpose. */
type SignInPurpose = 'order' | null;

const dialogAtom = atom<{ readonly open: boolean; readonly purpose: SignInPurpose }>({
  open: false,
  purpose: null,
});

/** Whether the dialog 'Connexion ou création de compte' is open. */
export const authDialogOpenAtom = atom((get) => get(dialogAtom).open);
/** Purpose of the open dialog; null while it is closed. */
export const authDialogPurposeAtom = atom((get) => get(dialogAtom).purpose);
/** Opens the dialog. With 'order' the sign-in navigates to the checkout; otherwise it stays on the page. */
export const openAuthDialogAtom = atom(null, (_get, set, purpose?: SignInPurpose) =>
  // Remotes built against an earlier version may pass a click event.
  set(dialogAtom, { open: true, purpose: purpose === 'order' ? 'order' : null }),
);
export const closeAuthDialogAtom = atom(null, (_get, set) => set(dialogAtom, { open: false, purpose: null }));
