import { desc, type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { selectProducts, toProducts } from './product-rows';
import { type QueryWord, wordsOf } from './query-words';
import { rarestWord } from './rarest-word';
import { nearestWords } from './search-words';
import { wordQuery } from './word-query';

const resultLimit = 50;
/** So many articles are compared at most: a word that half the catalogue has takes no longer than a rare one. */
const candidateLimit = 300;

/** Each word must be there. */
function fullTextQuery(words: readonly QueryWord[]): SQL {
  return sql`(${sql.join(words.map(wordQuery), sql` && `)})`;
}

/** Those with the sizes as they were meant first: 20 cl before 20 L, 10 before 100, and M before 'mains'. */
function exactSizes(
  column: typeof products.named | typeof products.search,
  words: readonly QueryWord[],
): SQL[] {
  const meant = words.flatMap(({ size }) => (size ? `(${size.exact})` : [])).join(' & ');
  return meant ? [desc(sql`${column} @@ to_tsquery('simple', ${meant})`)] : [];
}

/** Numbers as long as each other, so that 20 stands before 100. */
const naturalName = sql`regexp_replace(regexp_replace(${products.sortName}, '([0-9]+)', '000000\\1', 'g'), '0*([0-9]{6})(?![0-9])', '\\1', 'g')`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Articles for a query: the exact reference first, then references that begin so, then the best texts. Where no article has
 * all words, slips are set right, and then the rarest word is left out. `countMistyped` is called before that, and may
 * refuse it.
 */
export async function searchProducts(
  db: Db,
  query: string,
  apiUrl: string,
  countMistyped: () => Promise<void>,
): Promise<SearchHit[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const reference = query.trim().toUpperCase();
  const found = await bestArticles(db, reference, words);
  if (found.length > 0) return toProducts(found, apiUrl);
  await countMistyped();
  const meant = await nearestWords(
    db,
    words.map(({ text }) => text),
  );
  const corrected = words.map((word, index) => ({ ...word, text: meant?.[index] ?? word.text }));
  const foundCorrected = meant ? await bestArticles(db, reference, corrected) : [];
  if (foundCorrected.length > 0) return toProducts(foundCorrected, apiUrl);
  const rarest = await rarestWord(db, corrected);
  if (!rarest) return [];
  const others = corrected.filter((word) => word !== rarest);
  const hits = toProducts(await bestArticles(db, reference, others), apiUrl);
  return hits.map((hit) => ({ ...hit, withoutWord: rarest.typed }));
}

function bestArticles(db: Db, reference: string, words: readonly QueryWord[]) {
  const matches = fullTextQuery(words);
  const exact = sql`(upper(${products.reference}) = ${reference} or ${products.code} = ${reference})`;
  const begins = sql`upper(${products.reference}) like ${`${escapeLike(reference)}%`}`;
  // Soap before soap dispensers: the word that names the article comes first in its designation.
  const starts = words.map(({ text }) => sql`${products.sortName} like ${`${text.replace(/[sx]$/, '')}%`}`);
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
      ...exactSizes(products.named, words),
      desc(sql`${products.named} @@ ${matches}`),
      ...exactSizes(products.search, words),
      desc(first),
      desc(sql`ts_rank(${products.search}, ${matches})`),
      naturalName,
      products.code,
    )
    .limit(resultLimit);
}
