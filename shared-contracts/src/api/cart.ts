import { z } from 'zod';
import { cartLimit, largestQuantity, longest } from './limits';
import { Code } from './products';

/** A cart line has only a code and a quantity: prices always come from the product call. */
export const CartLine = z.object({
  productCode: z.string().max(longest.reference),
  quantity: z.number().int().positive().max(largestQuantity),
});
export type CartLine = z.infer<typeof CartLine>;

/** Body of `POST cart/add` (replaces the customer's cart) and response of `GET cart`. */
export const Cart = z.array(CartLine).max(cartLimit);

/** Body of `POST documents/quote.pdf`: the cart that the customer sees. */
export const QuoteRequest = z.object({
  lines: z
    .array(CartLine.extend({ productCode: Code }))
    .min(1)
    .max(cartLimit),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
