import { desc, type SQL, sql } from 'drizzle-orm';
import type { Product } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { selectProducts, toProducts } from './product-rows';
import { nearestWords } from './search-words';

const resultLimit = 50;
/** So many articles are compared at most: a word that half the catalogue has takes no longer than a rare one. */
const candidateLimit = 300;

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
function wordsOf(query: string): string[] {
  const words = unaccented(query)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 12);
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * A word as a stem or as the beginning of a word. A stem that begins the word finds whatever the word does, and is asked for
 * alone: PostgreSQL reads the index once for each of the two.
 */
function wordQuery(word: string): SQL {
  const prefix = `${word}:*`;
  const stemmed = sql`to_tsquery('french', ${prefix})`;
  const stem = sql`split_part(${stemmed}::text, '''', 2)`;
  return sql`(case when numnode(${stemmed}) = 1 and starts_with(${word}, ${stem}) then ${stemmed}
    else ${stemmed} || to_tsquery('simple', ${prefix}) end)`;
}

/** Each word must be there. */
function fullTextQuery(words: readonly string[]): SQL {
  return sql`(${sql.join(words.map(wordQuery), sql` && `)})`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Articles for a query: the exact reference first, then references that begin so, then the best texts. `countMistyped` is
 * called before a query that matches nothing is compared with the catalogue's words, and may refuse that.
 */
export async function searchProducts(
  db: Db,
  query: string,
  apiUrl: string,
  countMistyped: () => Promise<void>,
): Promise<Product[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const reference = query.trim().toUpperCase();
  const found = await bestArticles(db, reference, words);
  if (found.length > 0) return toProducts(found, apiUrl);
  await countMistyped();
  const meant = await nearestWords(db, words);
  return meant ? toProducts(await bestArticles(db, reference, meant), apiUrl) : [];
}

function bestArticles(db: Db, reference: string, words: readonly string[]) {
  const matches = fullTextQuery(words);
  const exact = sql`(upper(${products.reference}) = ${reference} or ${products.code} = ${reference})`;
  const begins = sql`upper(${products.reference}) like ${`${escapeLike(reference)}%`}`;
  // Soap before soap dispensers: the word that names the article comes first in its designation.
  const starts = words.map((word) => sql`${products.sortName} like ${`${word.replace(/[sx]$/, '')}%`}`);
  const first = sql`(${sql.join(starts, sql` or `)})`;
  // Materialized: each is read from its index, and no further than the limit asks. Those that start so are among the named
  // ones, and looked for apart only where not all of these are compared.
  const candidates = sql`
    with referenced as materialized (select code from ${products} where ${begins} or code = ${reference}),
      started as materialized (select code from ${products} where ${products.named} @@ ${matches} and ${first}),
      named as materialized (select code from ${products} where ${products.named} @@ ${matches}),
      mentioned as materialized (select code from ${products} where ${products.search} @@ ${matches})
    (select code from referenced limit ${resultLimit})
    union (select code from started where (select count(*) from (select 1 from named limit ${candidateLimit + 1}) as enough) > ${candidateLimit}
      limit ${candidateLimit})
    union (select code from (select code from named union all select code from mentioned) as texts limit ${candidateLimit})`;
  return selectProducts(db)
    .where(sql`${products.code} in (${candidates})`)
    .orderBy(
      desc(exact),
      desc(begins),
      desc(first),
      desc(sql`ts_rank(${products.search}, ${matches})`),
      products.sortName,
      products.code,
    )
    .limit(resultLimit);
}
