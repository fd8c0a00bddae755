export {
  authDialogOpenAtom,
  authDialogPurposeAtom,
  closeAuthDialogAtom,
  openAuthDialogAtom,
} from '../session/auth-dialog';
export { deviceMarks } from '../session/device-marks';
export {
  followSession,
  isAuthenticatedAtom,
  loadSessionAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from '../session/session';
export { forgetCustomerOnSignOut } from './forget-customer';
export { profileQuery, useDiscountRate, useUser } from './profile';
export { useRequireCustomer } from './require-customer';
