import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, percent } from './columns';

/** Compares usernames or email addresses. Only the database folds their case, the same in every locale. */
export const isSameLogin = (column: SQL | PgColumn, login: string) =>
  sql`folded(${column}) = folded(${login.trim()})`;

/** Accounts, with what the company grants their customers. */
export const customers = pgTable(
  'customers',
  ({ bigint, boolean, numeric, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text().notNull(),
    siret: text(),
    vatNumber: text(),
    /** The customer's number in the company's own systems. */
    customerNumber: text(),
    username: text().notNull(),
    emailAddress: text().notNull(),
    passwordHash: text().notNull(),
    discountRate: numeric(percent).notNull().default(0),
    /** Name of the price list that holds for the customer; null without one. */
    priceList: text(),
    deferredPayment: boolean().notNull().default(false),
    /** Highest sum in cents of unpaid orders on account; null without a limit. */
    accountLimitCents: bigint({ mode: 'number' }),
    /** The sentence that a customer reads who cannot order; null for others. */
    blockedMessage: text(),
    emailVerifiedAt: moment(),
    /** Hash of a random mark of the registering browser; another browser needs the password to verify. */
    registrationMark: text(),
    /** Time of the customer's request to erase the account; null without one or once withdrawn. */
    deletionRequestedAt: moment(),
    /** Time of the latest sign-in, or of the registration. */
    lastSignInAt: moment().notNull().defaultNow(),
    /** Time of the email that announced the erasure of the unused account; null once it is used again. */
    unusedNoticeAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    uniqueIndex('customers_email').on(sql`folded(${table.emailAddress})`),
    uniqueIndex('customers_username').on(sql`folded(${table.username})`),
    uniqueIndex('customers_number').on(sql`folded(${table.customerNumber})`),
    index('customers_to_erase')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
  ],
);

export type Customer = typeof customers.$inferSelect;

/** Reference to the owner of the row, which is deleted with the account. */
export const ownerId = () =>
  uuid()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** A sign-in on one device: the family of the refresh tokens that follow each other. */
export const sessions = pgTable(
  'sessions',
  ({ boolean, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    customerId: ownerId(),
    /** 'Rester connecté': an unused session expires later. */
    remember: boolean().notNull(),
    /** Browser and system, as displayed in the customer's list of sessions. */
    device: text(),
    createdAt: moment().notNull().defaultNow(),
    /** Time of the latest sign-in or refresh. */
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  }),
  (table) => [index('sessions_by_customer').on(table.customerId)],
);

/** Refresh tokens, stored as hashes. Used tokens stay, to recognise a stolen copy. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  ({ text, uuid }) => ({
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the token that it replaced; null for the first token of a session. */
    parent: text(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  }),
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_parent').on(table.parent),
  ],
);

/** Single-use tokens of emailed links, stored as hashes. */
export const linkTokens = pgTable(
  'link_tokens',
  ({ text, uuid }) => ({
    hash: text().primaryKey(),
    customerId: ownerId(),
    purpose: text({ enum: ['verify', 'reset', 'new-email'] }).notNull(),
    /** The address that a 'new-email' link confirms. */
    emailAddress: text(),
    /** The session that requested a 'new-email' link: the link ends with it, and the change does not end it. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [index('link_tokens_by_customer').on(table.customerId)],
);

/** Address books, in the order in which addresses were added. */
export const addresses = pgTable(
  'addresses',
  ({ bigint, boolean, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    rank: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    fullName: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    phone: text().notNull(),
    isDefaultShipping: boolean().notNull().default(false),
    isDefaultBilling: boolean().notNull().default(false),
  }),
  (table) => [
    index('addresses_by_customer').on(table.customerId, table.rank),
    uniqueIndex('addresses_one_default_shipping').on(table.customerId).where(sql`${table.isDefaultShipping}`),
    uniqueIndex('addresses_one_default_billing').on(table.customerId).where(sql`${table.isDefaultBilling}`),
  ],
);
