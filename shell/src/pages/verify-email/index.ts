export { VerifyEmailPage as Component } from './VerifyEmailPage';
