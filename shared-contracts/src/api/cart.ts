import { z } from 'zod';
import { cartLimit, largestQuantity } from './limits';

/** A line holds a code and a quantity only: prices always come from the product call. */
export const CartLine = z.object({
  productCode: z.string(),
  quantity: z.number().int().positive().max(largestQuantity),
});
export type CartLine = z.infer<typeof CartLine>;

/** Body of `POST cart/add` (replaces the customer's cart) and answer of `GET cart`. */
export const Cart = z.array(CartLine).max(cartLimit);

/** Body of `POST documents/quote.pdf`: a cart as the customer sees it. */
export const QuoteRequest = z.object({ lines: Cart.min(1) });
export type QuoteRequest = z.infer<typeof QuoteRequest>;
