import { z } from 'zod';
import { addressLines } from './addresses';

export const DeliveryMode = z.enum(['standard', 'premium', 'retailer']);
export type DeliveryMode = z.infer<typeof DeliveryMode>;

/** An address as it was when the order was placed. */
export const OrderAddress = z.object(addressLines).meta({ id: 'OrderAddress' });
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Prices in euros before tax: `unitPriceHT` is the list price, `dueUnitPriceHT` the exact discounted one, never rounded. */
export const OrderItem = z
  .object({
    productCode: z.string(),
    designation: z.string(),
    quantity: z.number().int(),
    unitPriceHT: z.number(),
    dueUnitPriceHT: z.number(),
    imageUrl: z.string(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

/** In euros `totalHT`: goods after discount without delivery; `deliveryFee` and `totalTTC`: what was asked of the customer, which an API from before does not tell. Statuses other than the two known ones are shown as 'Inconnu'. */
export const Order = z
  .object({
    id: z.string(),
    orderNumber: z.string(),
    status: z.string(),
    deliveryMode: z.string(),
    totalHT: z.number(),
    deliveryFee: z.number().optional(),
    totalTTC: z.number().optional(),
    createdAt: z.string(),
    address: z.object({ billing: OrderAddress, delivery: OrderAddress }),
    items: z.array(OrderItem),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** Query of `GET orders`; `cursor` as the previous page gave it in its header. */
export const OrderListQuery = z.object({ cursor: z.string().min(1).max(500).optional() });

/** Name of the exposed response header that holds the cursor of older orders. */
export const nextCursorHeader = 'x-next-cursor';
