export { useAdmission } from './admission';
export { authDialogOpenAtom, closeAuthDialogAtom, openAuthDialogAtom } from './auth-dialog';
export { deviceMarks } from './device-marks';
export { forgetCustomerOnSignOut } from './forget-customer';
export { profileQuery, useDiscountRate, useUser } from './profile';
export {
  followSession,
  isAuthenticatedAtom,
  loadSessionAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from './session';
