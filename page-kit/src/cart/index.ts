export { type CartActions, useCartLine, useCartLines } from './use-cart-line';
