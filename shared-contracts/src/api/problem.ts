import { z } from 'zod';
import { Product } from './products';

/** Amounts of an order in cents: goods before tax, their VAT, delivery fee, `amount`: the total with tax. */
export const AmountDue = z
  .object({
    amount: z.number().int(),
    goodsHT: z.number().int(),
    vat: z.number().int(),
    deliveryFee: z.number().int(),
  })
  .meta({ id: 'AmountDue' });
export type AmountDue = z.infer<typeof AmountDue>;

/** Body of every refusal: a French sentence for users, a stable snake_case code for programs. */
export const Problem = z
  .object({
    message: z.string(),
    code: z.string(),
    /** Repeats `message` where the specification requires an error string (payment creation). */
    error: z.string().optional(),
    /** Field at fault, as a path in the body or query (`0.quantity`). */
    field: z.string().optional(),
    /** The order that is already paid, if a payment is refused for that reason. */
    orderId: z.string().optional(),
    /** The correct amounts, if an order is refused because its amount differs. */
    due: AmountDue.optional(),
    /** The article that replaces a requested one that ended. */
    replacedBy: Product.optional(),
    /** Version of the pricing rules that computed `due`. */
    pricingVersion: z.number().int().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
