import { desc, type SQL, sql } from 'drizzle-orm';
import type { Product } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { selectProducts, toProducts } from './product-rows';

const resultLimit = 50;

/** Words that say nothing about an article. */
const emptyWords = new Set('a au aux avec d de des du en et l la le les ou par pour sur un une'.split(' '));

/** The counterpart of the database's `unaccented()`. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Words of letters and digits alone, so that they mean nothing in the language of full-text queries. */
export function searchWords(query: string): string[] {
  const words = unaccented(query)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 12);
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Each word must be there, as a stem or as the beginning of a word. */
function fullTextQuery(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const prefix = `${word}:*`;
    return sql`(to_tsquery('french', ${prefix}) || to_tsquery('simple', ${prefix}))`;
  });
  return sql.join(parts, sql` && `);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Articles for a query: the exact reference first, then references that begin so, then the best texts. */
export async function searchProducts(db: Db, query: string, apiUrl: string): Promise<Product[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const reference = query.trim().toUpperCase();
  const exact = sql`upper(${products.reference}) = ${reference}`;
  const begins = sql`upper(${products.reference}) like ${`${escapeLike(reference)}%`}`;
  const matches = fullTextQuery(words);
  // Soap before soap dispensers: the word that names the article comes first in its designation.
  const named = sql`${products.sortName} like ${`${words[0]?.replace(/[sx]$/, '')}%`}`;
  const rows = await selectProducts(db)
    .where(sql`${begins} or ${products.search} @@ (${matches})`)
    .orderBy(
      desc(sql`${exact}`),
      desc(sql`${begins}`),
      desc(sql`${named}`),
      desc(sql`ts_rank(${products.search}, (${matches}))`),
      products.sortName,
      products.code,
    )
    .limit(resultLimit);
  return toProducts(db, rows, apiUrl);
}
