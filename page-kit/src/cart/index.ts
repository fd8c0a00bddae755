export { type CartActions, cartIsFull, useAddLines, useCartLine, useCartLines } from './use-cart-line';
