import { z } from 'zod';
import { deliveryModes } from '../pricing';
import { addressLines } from './addresses';
import { longest } from './limits';
import { Pack } from './products';

export const DeliveryMode = z.enum(deliveryModes);
export type DeliveryMode = z.infer<typeof DeliveryMode>;

/** An address as it was when the order was placed. */
export const OrderAddress = z.object(addressLines).meta({ id: 'OrderAddress' });
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Euros before tax: `unitPriceHT` is the list price, `dueUnitPriceHT` the exact discounted one. */
export const OrderItem = z
  .object({
    productCode: z.string(),
    designation: z.string(),
    quantity: z.number().int(),
    unitPriceHT: z.number(),
    dueUnitPriceHT: z.number(),
    imageUrl: z.string(),
    pack: Pack.optional(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

/** Goods of one VAT rate: `rate` in percent, `base` before tax and the tax `amount` in euros; no delivery fee. */
const VatRow = z.object({ rate: z.number(), base: z.number(), amount: z.number() }).meta({ id: 'VatRow' });

/** How an order is or will be paid; moments in ISO 8601. */
export const OrderPayment = z
  .object({
    method: z.enum(['card', 'account']),
    /** By card only: the provider knows of a payment, whatever became of it. */
    tried: z.boolean().optional(),
    /** The bank examines a payment: it can neither be resumed nor given up meanwhile. */
    examined: z.boolean().optional(),
    paidAt: z.string().optional(),
    /** Until then `POST orders/{id}/payment` opens the card form of this unpaid order, at the same prices. */
    resumableUntil: z.string().optional(),
  })
  .meta({ id: 'OrderPayment' });
export type OrderPayment = z.infer<typeof OrderPayment>;

/** A text on one line, without control characters and marks of direction, for emails, PDFs, spreadsheets. */
export const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const note = (maximum: number) => z.string().overwrite(oneLine).max(maximum).optional();

/** The customer's own number of an order, those of Chorus Pro, and how to deliver it. Empty means none. */
export const orderNotes = {
  purchaseOrderNumber: note(longest.purchaseOrderNumber),
  engagementNumber: note(longest.engagementNumber),
  serviceCode: note(longest.serviceCode),
  deliveryInstructions: note(longest.deliveryInstructions),
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
    /** Why a CANCELLED order ended: 'abandoned' was never paid, 'company' was cancelled by the shop. */
    cancellation: z.enum(['abandoned', 'company']).optional(),
    purchaseOrderNumber: z.string().optional(),
    engagementNumber: z.string().optional(),
    serviceCode: z.string().optional(),
    /** Of the account as it was when the order was placed. */
    siret: z.string().optional(),
    vatNumber: z.string().optional(),
    deliveryInstructions: z.string().optional(),
    address: z.object({ billing: OrderAddress, delivery: OrderAddress.optional() }),
    items: z.array(OrderItem),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** A month on the clock of Paris, as `2026-11`. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const OrderStatus = z.enum(['PAYMENT_PENDING', 'PAID', 'CANCELLED']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/**
 * Query of `GET orders`; `cursor` from the previous page's header, with the same filters. `q`: words of the
 * order's numbers or its articles; with it a page may be short and still have a next one.
 */
export const OrderListQuery = z.object({
  cursor: z.string().min(1).max(500).optional(),
  q: z.string().max(longest.orderSearch).optional(),
  status: OrderStatus.optional(),
  month: Month.optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

export const OrderExportQuery = z.object({ month: Month });
