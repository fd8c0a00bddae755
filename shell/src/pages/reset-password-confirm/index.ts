export { ResetConfirmPage as Component } from './ResetConfirmPage';
