export { profileQuery, useDiscountRate, useRequireCustomer, useUser } from './http/profile';
export {
  authDialogOpenAtom,
  authDialogPurposeAtom,
  closeAuthDialogAtom,
  openAuthDialogAtom,
} from './session/auth-dialog';
export { deviceMarks } from './session/device-marks';
export {
  followSession,
  forgetCustomerOnSignOut,
  isAuthenticatedAtom,
  loadSessionAtom,
  personChangesAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from './session/session';
