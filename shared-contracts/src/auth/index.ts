export { authDialogOpenAtom, closeAuthDialogAtom, openAuthDialogAtom } from './auth-dialog';
export { forgetCustomerOnSignOut, profileQuery, useDiscountRate, useUser } from './profile';
export { isAuthenticatedAtom, loadSessionAtom, sessionKnownAtom, signInAtom, signOutAtom } from './session';
