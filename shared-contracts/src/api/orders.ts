import { z } from 'zod';
import { deliveryModes } from '../pricing';
import { addressLines } from './addresses';
import { longest, longestOrderNotes, monthForm } from './limits';
import { oneLine } from './names';
import { Pack } from './products';

export const DeliveryMode = z.enum(deliveryModes);
export type DeliveryMode = z.infer<typeof DeliveryMode>;

/** An address as it was when the order was placed. */
export const OrderAddress = z.object(addressLines).meta({ id: 'OrderAddress' });
export type OrderAddress = z.infer<typeof OrderAddress>;

/**
 * Euros before tax: `unitPriceHT` is the list price, `dueUnitPriceHT` the exact discounted one,
 * `ecoParticipation` the part of the list price that no discount reduces.
 */
export const OrderItem = z
  .object({
    productCode: z.string(),
    designation: z.string(),
    quantity: z.number().int(),
    unitPriceHT: z.number(),
    dueUnitPriceHT: z.number(),
    imageUrl: z.string(),
    pack: Pack.optional(),
    ecoParticipation: z.number().optional(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

/** Goods of one VAT rate, no delivery: `rate` in percent, `base` before tax and the tax `amount` in euros. */
const VatRow = z.object({ rate: z.number(), base: z.number(), amount: z.number() }).meta({ id: 'VatRow' });

/** How an order is or will be paid; timestamps in ISO 8601. */
export const OrderPayment = z
  .object({
    method: z.enum(['card', 'account']),
    /** By card only: the provider has received a payment attempt, regardless of its result. */
    tried: z.boolean().optional(),
    /** The bank is examining a payment: meanwhile the order can be neither paid again nor abandoned. */
    examined: z.boolean().optional(),
    paidAt: z.string().optional(),
    /** Until then `POST orders/{id}/payment` opens the card form of an unpaid order, at the same prices. */
    resumableUntil: z.string().optional(),
  })
  .meta({ id: 'OrderPayment' });
export type OrderPayment = z.infer<typeof OrderPayment>;

/** What happened to the goods of an order; 'partly-shipped': some articles are still to come. */
export const fulfilments = ['prepared', 'partly-shipped', 'shipped', 'delivered'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** Articles that left together; days in Paris time, as `2026-11-22`. */
export const Shipment = z
  .object({
    id: z.string(),
    shippedOn: z.string(),
    deliveredOn: z.string().optional(),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    /** Page of the carrier, https only. */
    trackingUrl: z.string().optional(),
    lines: z.array(z.object({ productCode: z.string(), quantity: z.number().int() })),
  })
  .meta({ id: 'Shipment' });
export type Shipment = z.infer<typeof Shipment>;

/** Pieces that the company cancelled while the rest of the order goes on; the day in Paris time. */
export const CancelledPart = z
  .object({ cancelledOn: z.string(), productCode: z.string(), quantity: z.number().int() })
  .meta({ id: 'CancelledPart' });
export type CancelledPart = z.infer<typeof CancelledPart>;

/** Invoice, credit note and delivery note. */
export const documentKinds = ['invoice', 'credit-note', 'delivery-note'] as const;

/** A PDF file of the company about an order, read by `GET orders/{orderId}/documents/{documentId}`. */
export const OrderDocument = z
  .object({
    id: z.string(),
    kind: z.enum(documentKinds),
    /** File name. */
    name: z.string(),
    /** Bytes. */
    size: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'OrderDocument' });
export type OrderDocument = z.infer<typeof OrderDocument>;

const note = (maximum: number) => z.string().overwrite(oneLine).max(maximum).optional();

/** The customer's own order number, the Chorus Pro numbers and delivery instructions. Empty means none. */
export const orderNotes = {
  purchaseOrderNumber: note(longestOrderNotes.purchaseOrderNumber),
  engagementNumber: note(longestOrderNotes.engagementNumber),
  serviceCode: note(longestOrderNotes.serviceCode),
  deliveryInstructions: note(longestOrderNotes.deliveryInstructions),
};

/**
 * Euros. `totalHT`: goods after discount; goods + `deliveryFee` + all VAT = `totalTTC` to the cent. Optional
 * fields are extras; an unknown status is shown as 'Inconnu'.
 */
export const Order = z
  .object({
    id: z.string(),
    orderNumber: z.string(),
    status: z.string(),
    deliveryMode: z.string(),
    totalHT: z.number(),
    deliveryFee: z.number().optional(),
    vat: z.array(VatRow).optional(),
    totalTTC: z.number().optional(),
    createdAt: z.string().optional(),
    payment: OrderPayment.optional(),
    /** Why an order is CANCELLED: 'abandoned' was never paid, 'company' was cancelled by the shop. */
    cancellation: z.enum(['abandoned', 'company']).optional(),
    purchaseOrderNumber: z.string().optional(),
    engagementNumber: z.string().optional(),
    serviceCode: z.string().optional(),
    /** The account's number at the time of the order. */
    siret: z.string().optional(),
    vatNumber: z.string().optional(),
    deliveryInstructions: z.string().optional(),
    cancelledAt: z.string().optional(),
    /** Oldest first; absent before the first. */
    cancelledParts: z.array(CancelledPart).optional(),
    /** Euros with tax of the cancelled parts, within `totalTTC`. */
    cancelledTTC: z.number().optional(),
    /** Absent until the company has reported something. */
    fulfilment: z.enum(fulfilments).optional(),
    preparedOn: z.string().optional(),
    /** Oldest first; absent before the first. */
    shipments: z.array(Shipment).optional(),
    /** Absent if there are none. */
    documents: z.array(OrderDocument).optional(),
    address: z.object({ billing: OrderAddress, delivery: OrderAddress.optional() }),
    items: z.array(OrderItem),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** A month in Paris time. */
const Month = z.string().regex(monthForm);

/** The statuses of this shop's API; another may send others. */
export const OrderStatus = z.enum(['PAYMENT_PENDING', 'PAID', 'CANCELLED']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/**
 * Query of `GET orders`; `cursor` comes from the previous page's header and requires the same filters. `q`:
 * words of the order's numbers or articles; with `q` a page may be short and still have a next one.
 */
export const OrderListQuery = z.object({
  cursor: z.string().min(1).max(500).optional(),
  q: z.string().max(longest.orderSearch).optional(),
  status: OrderStatus.optional(),
  /** 'shipped' includes orders that are shipped in part. */
  fulfilment: z.enum(['shipped', 'delivered']).optional(),
  month: Month.optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

/** Query of `GET orders/export` and `GET orders/documents`. */
export const OrderExportQuery = z.object({ month: Month });
