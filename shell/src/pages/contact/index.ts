export { ContactPage as Component } from './ContactPage';
