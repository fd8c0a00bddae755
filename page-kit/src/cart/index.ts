export { type CartActions, useCartActions, useCartLine, useCartLines } from './use-cart-line';
