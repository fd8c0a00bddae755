import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders, products } from '../database/schema';
import { unaccented } from '../database/search-text';

const mostWords = 6;

/** Words of a search in the customer's orders, without case and accents. */
export const wordsOf = (query: string): string[] =>
  unaccented(query).split(/\s+/).filter(Boolean).slice(0, mostWords);

const articles = sql`(select string_agg(concat_ws(' ', ${orderLines.productCode}, ${orderLines.designation}, ${products.reference}), ' ')
  from ${orderLines} left join ${products} on ${products.code} = ${orderLines.productCode} where ${orderLines.orderId} = ${orders.id})`;
const text = sql`unaccented(concat_ws(' ', ${orders.number}, ${orders.purchaseOrderNumber}, ${articles}))`;

/** Each word stands somewhere in the order's numbers or in the code, today's reference or name of an article. */
export function inOrder(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql`${text} like all (array[${sql.join(patterns, sql`, `)}])`;
}
