export { cartIsFull } from './added';
export { useAddLines } from './use-add-lines';
export { type CartActions, useCartActions, useCartLine, useCartLines } from './use-cart-line';
