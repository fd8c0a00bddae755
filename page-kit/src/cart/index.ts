export {
  type CartActions,
  cartIsFull,
  useAddLines,
  useCartActions,
  useCartLine,
  useCartLines,
} from './use-cart-line';
