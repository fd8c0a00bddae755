import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account';
import { euros } from './columns';

/**
 * The price of one from `quantity` on, before tax. Without a foreign key: agreed prices stay when a catalogue
 * lacks their article once.
 */
const breakColumns = () => ({
  code: text().notNull(),
  quantity: integer().notNull(),
  priceHT: numeric('price_ht', euros).notNull(),
});

/** Prices for everybody from a quantity of at least two on; a part of the public catalogue. */
export const volumePrices = pgTable('volume_prices', breakColumns(), (table) => [
  primaryKey({ columns: [table.code, table.quantity] }),
]);

/** Prices of price lists, which `customers.priceList` names. */
export const listPrices = pgTable(
  'list_prices',
  { priceList: text().notNull(), ...breakColumns() },
  (table) => [primaryKey({ columns: [table.priceList, table.code, table.quantity] })],
);

/** Prices agreed with a single customer; for their article they replace those of the price list. */
export const customerPrices = pgTable(
  'customer_prices',
  { customerId: ownerId(), ...breakColumns() },
  (table) => [primaryKey({ columns: [table.customerId, table.code, table.quantity] })],
);
