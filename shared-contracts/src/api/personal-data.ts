import { z } from 'zod';
import { Address } from './addresses';
import { TypedPassword } from './auth';
import { Cart } from './cart';
import { CancelledPart, OrderAddress, OrderDocument, Shipment } from './orders';
import { PriceBreak } from './products';
import { User } from './users';

/** ISO 8601. */
const moment = z.string();
const momentOrNull = moment.nullable();

/** Absent from an API that does not store it. */
const optionalText = z.string().nullable().optional();

const Account = User.omit({ accountDueCents: true, contractPrices: true }).extend({
  siret: optionalText,
  vatNumber: optionalText,
  customerNumber: optionalText,
  blockedMessage: optionalText,
  priceList: optionalText,
  /** Cents. */
  accountLimitCents: z.number().nullable().optional(),
  createdAt: moment,
  emailVerifiedAt: momentOrNull,
  deletionRequestedAt: momentOrNull,
  lastSignInAt: moment.optional(),
  unusedNoticeAt: momentOrNull.optional(),
});

const OrderedArticle = z.object({
  productCode: z.string(),
  designation: z.string(),
  quantity: z.number(),
  /** Euros before tax and discount. */
  priceHT: z.number(),
  /** Euros before tax, without discount; null if only list price and discount applied. */
  netPriceHT: z.number().nullable().optional(),
  /** Percent; null if unknown. */
  vatRate: z.number().nullable(),
  imageUrl: z.string(),
  /** Null for an article without a pack; an API without packs sends neither. */
  packCount: z.number().nullable().optional(),
  packUnit: z.string().nullable().optional(),
  /** Euros before tax, within `priceHT`. */
  ecoParticipation: z.number().nullable().optional(),
});

const PaymentReport = z.object({
  transaction: z.string(),
  status: z.string(),
  detailedStatus: z.string(),
  /** Negative for a refund. */
  amountCents: z.number(),
  source: z.string(),
  receivedAt: moment,
});

const ShipmentRecord = z.object({
  shippedOn: z.string(),
  deliveredOn: optionalText,
  carrier: optionalText,
  trackingNumber: optionalText,
  trackingUrl: optionalText,
  createdAt: moment,
  lines: Shipment.shape.lines,
});

const OrderRecord = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  cancellation: z.string().nullable(),
  payment: z.string(),
  deliveryMode: z.string(),
  /** Percent. */
  discountRate: z.number(),
  deliveryFeeCents: z.number(),
  /** Total with tax. */
  amountCents: z.number(),
  billing: OrderAddress,
  delivery: OrderAddress,
  purchaseOrderNumber: z.string().nullable(),
  engagementNumber: optionalText,
  serviceCode: optionalText,
  siret: optionalText,
  vatNumber: optionalText,
  deliveryInstructions: z.string().nullable(),
  createdAt: moment,
  triedAt: momentOrNull,
  paidAt: momentOrNull,
  confirmedAt: momentOrNull,
  cancelledAt: momentOrNull,
  cancelledParts: z.array(CancelledPart).optional(),
  cancelledCents: z.number().optional(),
  /** An API that does not tell what was shipped sends none of the three. */
  fulfilment: optionalText,
  preparedOn: optionalText,
  shipments: z.array(ShipmentRecord).optional(),
  documents: z.array(OrderDocument.omit({ id: true })).optional(),
  lines: z.array(OrderedArticle),
  payments: z.array(PaymentReport),
  /** Each opening of the card form. */
  cardForms: z.array(z.object({ state: z.string(), createdAt: moment })),
});

/** All data of a person except passwords and tokens. Amounts in cents where their names say so, else in euros. */
export const PersonalData = z
  .object({
    /** Null for a sender of messages without an account. */
    account: Account.nullable(),
    addresses: z.array(Address),
    /** Prices agreed with the customer, in euros before tax; an API without such prices sends none. */
    prices: z.array(PriceBreak.extend({ code: z.string() })).optional(),
    cart: Cart,
    /** An API without lists sends none. */
    lists: z
      .array(z.object({ name: z.string(), lines: Cart, createdAt: moment, updatedAt: moment }))
      .optional(),
    orders: z.array(OrderRecord),
    /** Messages sent by the contact form with this email address. */
    messages: z.array(
      z.object({ receivedAt: moment, sentAt: momentOrNull, content: z.record(z.string(), z.string()) }),
    ),
    /** Emails that the shop sent to the customer, or to the company about the customer. */
    mails: z.array(
      z.object({
        kind: z.string(),
        orderId: z.string().nullable(),
        content: z.record(z.string(), z.string()).nullable(),
        createdAt: moment,
        sentAt: momentOrNull,
      }),
    ),
    sessions: z.array(
      z.object({
        remember: z.boolean(),
        device: z.string().nullable(),
        createdAt: moment,
        lastUsedAt: moment,
        expiresAt: moment,
        revokedAt: momentOrNull,
      }),
    ),
    /** Links sent by email, without their tokens. */
    links: z.array(z.object({ purpose: z.string(), expiresAt: moment, usedAt: momentOrNull })),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof PersonalData>;

/** A request to erase the account and the day of the erasure; null without one. */
export const DeletionRequest = z
  .object({ requestedAt: momentOrNull, erasedFrom: momentOrNull })
  .meta({ id: 'DeletionRequest' });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** Body of `POST users/deletion-request`: the password confirms the customer's identity. */
export const NewDeletionRequest = z.object({ password: TypedPassword });
export type NewDeletionRequest = z.infer<typeof NewDeletionRequest>;
