import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text().notNull(),
    siret: text(),
    vatNumber: text(),
    username: text().notNull(),
    emailAddress: text().notNull(),
    passwordHash: text().notNull(),
    /** Percent. */
    discountRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    deferredPayment: boolean().notNull().default(false),
    emailVerifiedAt: moment(),
    /** Hash of a random mark of the registering browser: without it, verifying needs the password. */
    registrationMark: text(),
    /** The customer has asked for the account to be erased; null when they have not, or have withdrawn it. */
    deletionRequestedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('customers_email').on(sql`lower(${table.emailAddress})`),
    uniqueIndex('customers_username').on(sql`lower(${table.username})`),
    index('customers_to_erase')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
  ],
);

/** The customer whose row it is, and with whose account it goes. */
export const ownerId = () =>
  uuid()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** A sign-in on one device: the family of the refresh tokens that follow each other. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: ownerId(),
    /** 'Rester connecté': how long an unused session lives. */
    remember: boolean().notNull(),
    /** Browser and system in words, as the customer's list of sessions names them. */
    device: text(),
    createdAt: moment().notNull().defaultNow(),
    /** The latest sign-in or refresh. */
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_by_customer').on(table.customerId)],
);

/** Refresh tokens are stored as hashes; used ones too, to recognise a stolen copy. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the token that it was given for; null for that of the sign-in. */
    parent: text(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_parent').on(table.parent),
  ],
);

/** Single-use tokens of mailed links, stored as hashes. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    hash: text().primaryKey(),
    customerId: ownerId(),
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('link_tokens_by_customer').on(table.customerId)],
);

export const addresses = pgTable(
  'addresses',
  {
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
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId, table.rank),
    uniqueIndex('addresses_one_default_shipping').on(table.customerId).where(sql`${table.isDefaultShipping}`),
    uniqueIndex('addresses_one_default_billing').on(table.customerId).where(sql`${table.isDefaultBilling}`),
  ],
);
