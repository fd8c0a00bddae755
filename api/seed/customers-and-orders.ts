import { NewAddress } from 'shared-contracts/api/addresses';
import { DeliveryMode, OrderStatus } from 'shared-contracts/api/orders';
import { z } from 'zod';
import accounts from './accounts.json';

/** Pieces by the code of their article. */
const Lines = z.record(z.string(), z.number().int());

/** A shipment of a prepared order; days after the order. */
const SeedShipment = z.object({
  shippedAfter: z.number(),
  deliveredAfter: z.number().optional(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.url(),
  lines: Lines,
});

const SeedOrder = z.object({
  status: OrderStatus,
  payment: z.enum(['card', 'deferred']),
  deliveryMode: DeliveryMode,
  /** Age of the order when the database is seeded. */
  daysAgo: z.number(),
  /** Delivered to the address of billing. */
  isToOffice: z.boolean().default(false),
  lines: Lines,
  shipments: z.array(SeedShipment).default([]),
  /** With a fictitious invoice. */
  invoice: z.boolean().default(false),
});
/** An order of a demo customer; its amounts are computed when it is stored. */
export type SeedOrder = z.infer<typeof SeedOrder>;

/** Of all demo customers. */
export const demoPassword = accounts.password;

/** The demo customers with their addresses, and their orders, newest first. */
export const customers = accounts.customers.map((account) => ({
  ...account,
  addresses: z.array(NewAddress).parse(account.addresses),
  orders: z.array(SeedOrder).parse(account.orders),
}));
