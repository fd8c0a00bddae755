import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { customers, moment } from './account';
import { orders } from './checkout';

/** Emails with a link that leads into the account. */
export const linkMailKinds = ['verify', 'reset'] as const;
/** They inform a customer of what was done to the account. */
export const accountNotices = ['password-changed', 'password-reset', 'sessions-ended'] as const;
/** They inform the company of money that needs a decision. */
export const paymentAlarms = ['late-payment', 'second-payment', 'contradicted-payment'] as const;
/** About an order: the first three go to the customer, the others to the company. */
export const orderMailKinds = [
  'order-placed',
  'order-paid',
  'order-cancelled',
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
  'company-deletion-request',
  'account-erased',
] as const;

/** A mail to send. A row names its subject by id and never holds a token: the sender makes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: mailKinds }).notNull(),
    customerId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    content: jsonb().$type<Record<string, string>>(),
    createdAt: moment().notNull().defaultNow(),
    dueAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    sentAt: moment(),
    /** The mail server will never take it; it is not tried again. */
    refusedAt: moment(),
  },
  (table) => [
    uniqueIndex('mails_one_per_order_event').on(table.orderId, table.kind),
    // Emails of orders are never deleted: /health counts without reading them all.
    index('mails_of_alarm')
      .on(table.kind)
      .where(sql`${table.kind} in ('late-payment', 'second-payment', 'contradicted-payment')`),
    index('mails_refused').on(table.refusedAt).where(sql`${table.refusedAt} is not null`),
    index('mails_due').on(table.dueAt).where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
  ],
);

/** Keys made once and shared by all processes. */
export const signingKeys = pgTable('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** Counters of rate-limiter-flexible, whose names and types these are. */
export const throttles = pgTable('throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Responses to repeated writes; `status` is null while the first is running. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    owner: text().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    status: integer(),
    body: text(),
    startedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Which process does a recurring job, and until when the others leave it alone. */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  leasedUntil: moment().notNull(),
});
