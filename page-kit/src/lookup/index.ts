export { type Found, lookUp } from './look-up';
