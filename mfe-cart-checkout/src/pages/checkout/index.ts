export { CheckoutPage as Component } from './CheckoutPage';
