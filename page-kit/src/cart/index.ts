export { type CartActions, cartIsFull, useAddLines, useCartLine, useCartLines } from './add-to-cart';
