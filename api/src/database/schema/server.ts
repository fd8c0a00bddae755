import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './account';
import { orders, shipments } from './checkout';
import { moment } from './columns';

/** Emails with a link that gives access to the account. */
export const linkMailKinds = ['verify', 'reset', 'new-email'] as const;
/** Order of delivery, by an index: links first, the newest before all, then what is due first. */
export const byUrgency = sql.raw(
  `(case when kind in (${linkMailKinds.map((kind) => `'${kind}'`).join(', ')}) then created_at end) desc nulls last, due_at, created_at`,
);
/** Emails that inform a customer of a change of the account. */
export const accountNotices = [
  'password-changed',
  'password-reset',
  'email-changed',
  'sessions-ended',
] as const;
/** Emails that inform the company of a payment that needs a decision. */
export const paymentAlarms = ['late-payment', 'second-payment', 'contradicted-payment'] as const;
/** Emails about an order: the first five go to the customer, the others to the company. */
export const orderMailKinds = [
  'order-placed',
  'order-paid',
  'order-cancelled',
  'order-part-cancelled',
  'order-shipped',
  'company-order',
  ...paymentAlarms,
] as const;
const mailKinds = [
  ...linkMailKinds,
  ...accountNotices,
  ...orderMailKinds,
  'contact',
  'contact-received',
  'deletion-requested',
  'account-unused',
  'company-deletion-request',
  'account-erased',
] as const;
/** Emails that the clean-up deletes once they are old; contact messages have their own retention. */
export const shortLivedMailKinds = mailKinds.filter(
  (kind) => kind !== 'contact' && !orderMailKinds.some((each) => each === kind),
);

/** Emails to send. A row references its subject by id and contains no token, which the sender creates. */
export const mails = pgTable(
  'mails',
  ({ integer, jsonb, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: mailKinds }).notNull(),
    customerId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The shipment that 'order-shipped' announces. */
    shipmentId: uuid().references(() => shipments.id, { onDelete: 'cascade' }),
    content: jsonb().$type<Record<string, string>>(),
    createdAt: moment().notNull().defaultNow(),
    dueAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Deliveries that may have succeeded: running, or ended without a reply. */
    unknownOutcomes: integer().notNull().default(0),
    sentAt: moment(),
    /** Set when the email is given up, for instance refused permanently; it is not retried. */
    refusedAt: moment(),
  }),
  (table) => [
    uniqueIndex('mails_one_per_order_event')
      .on(table.orderId, table.kind)
      .where(sql`${table.shipmentId} is null and ${table.kind} <> 'order-part-cancelled'`),
    uniqueIndex('mails_one_per_shipment').on(table.shipmentId),
    // Emails about orders are never deleted: these indexes pass over them.
    index('mails_by_kind').on(table.kind),
    index('mails_by_customer').on(table.customerId),
    index('mails_refused').on(table.refusedAt).where(sql`${table.refusedAt} is not null`),
    index('mails_next').on(byUrgency).where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
  ],
);

/** Keys generated once and shared by all processes. */
export const signingKeys = pgTable('signing_keys', ({ text }) => ({
  name: text().primaryKey(),
  secret: text().notNull(),
}));

/** Counters of rate-limiter-flexible, which defines these names and types. */
export const throttles = pgTable('throttles', ({ bigint, integer, varchar }) => ({
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
}));

/** Results of writes, for a repetition; `status` is null while one is running. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  ({ integer, text }) => ({
    owner: text().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    status: integer(),
    body: text(),
    startedAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Leases of recurring jobs: until `leasedUntil`, no other process runs the job; a shared job pauses. */
export const jobLeases = pgTable('job_leases', ({ text }) => ({
  job: text().primaryKey(),
  leasedUntil: moment().notNull(),
}));
