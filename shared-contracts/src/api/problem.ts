import { z } from 'zod';

/** An order's cents: goods before tax and their VAT, each rounded, delivery fee, `amount` with tax. */
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
    /** Repeats `message` where the specification asks for an error string (payment creation). */
    error: z.string().optional(),
    /** Field at fault, as a path in the body or query (`0.quantity`). */
    field: z.string().optional(),
    /** Order that is paid already, where a payment is refused for that reason. */
    orderId: z.string().optional(),
    /** What an order costs, where it is refused because its amount is another one. */
    due: AmountDue.optional(),
    /** By which version of the prices `due` was computed. */
    pricingVersion: z.number().int().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
