import { z } from 'zod';

/** Body of every refusal of the API: a French sentence for people, a stable code in snake_case for programs. Status codes stand in the OpenAPI document. */
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
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
