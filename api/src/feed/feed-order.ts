import { Order, OrderItem } from 'shared-contracts/api/orders';
import { z } from 'zod';
import { orderContent } from '../checkout/order-repository';
import type { OrderFacts } from '../email/order-email-parts';

const moment = z.string().optional();

/** An order as it is now, for the company's other systems. Euros; moments in ISO 8601. */
export const FeedOrder = Order.omit({ payment: true })
  .extend({
    payment: z.enum(['card', 'account']),
    paidAt: moment,
    confirmedAt: moment.describe('The provider itself has confirmed the payment by card: goods may leave.'),
    cancelledAt: moment,
    discountRate: z.number().describe('Percent.'),
    customer: z
      .object({
        companyName: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        emailAddress: z.string(),
      })
      .describe('Empty texts once the account is erased.'),
    items: z.array(OrderItem.extend({ vatRate: z.number().nullable().describe('Percent.') })),
  })
  .meta({ id: 'FeedOrder' });
export type FeedOrder = z.infer<typeof FeedOrder>;

export function feedOrder({ order, customer, lines }: OrderFacts): FeedOrder {
  const { items, ...content } = orderContent(order, lines);
  const moments = { paidAt: order.paidAt, confirmedAt: order.confirmedAt, cancelledAt: order.cancelledAt };
  return {
    ...content,
    ...Object.fromEntries(
      Object.entries(moments).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
    ),
    payment: order.payment === 'card' ? 'card' : 'account',
    discountRate: order.discountRate,
    // The schema picks the fields.
    customer,
    items: items.map((item, index) => ({ ...item, vatRate: lines[index]?.vatRate ?? null })),
  };
}
