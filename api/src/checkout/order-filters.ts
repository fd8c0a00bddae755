import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { orderSearchWords } from 'shared-contracts/api/limits';
import { orderLines, orders, products } from '../database/schema';
import { midnightInParis } from '../paris-time';

const articles = sql`(select string_agg(concat_ws(' ', ${orderLines.productCode}, ${orderLines.designation}, ${products.reference}), ' ')
  from ${orderLines} left join ${products} on ${products.code} = ${orderLines.productCode} where ${orderLines.orderId} = ${orders.id})`;
const text = sql`unaccented(concat_ws(' ', ${orders.number}, ${orders.purchaseOrderNumber}, ${articles}))`;

/** Orders with each word in a number, or an article's code, reference or name; undefined without words. */
export function containsWords(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean).slice(0, orderSearchWords);
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => sql`unaccented(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`);
  return sql`${text} like all (array[${sql.join(patterns, sql`, `)}])`;
}

const placedFrom = (day: SQL) => gte(orders.createdAt, midnightInParis(day));
const placedBefore = (day: SQL) => lt(orders.createdAt, midnightInParis(day));

/** Orders placed between two days in Paris (yyyy-mm-dd), both included; without a day, that side is open. */
export const placedBetween = (from?: string, to?: string) =>
  and(from ? placedFrom(sql`${from}::date`) : undefined, to ? placedBefore(sql`${to}::date + 1`) : undefined);

/** Orders placed in a month in Paris (yyyy-mm). */
export function placedIn(month: string): SQL | undefined {
  const first = sql`${`${month}-01`}::date`;
  return and(placedFrom(first), placedBefore(sql`${first} + interval '1 month'`));
}
