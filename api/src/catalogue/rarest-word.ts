import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import type { QueryWord } from './query-words';
import { wordQuery } from './word-query';

/** Words that more articles have are equally usual. */
const usualFrom = 300;

/** So many of the words each have an article, at most `usualFrom` counted. */
async function countArticles(db: Db, words: readonly QueryWord[]): Promise<number[]> {
  const counts = words.map(
    (word) => sql`(select count(*)::int from (
      select 1 from ${products} where ${products.search} @@ ${wordQuery(word)} limit ${usualFrom}) as having_it)`,
  );
  const { rows } = (await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)) as {
    rows: { counts: number[] }[];
  };
  return rows[0]?.counts ?? [];
}

/**
 * The word that fewest articles have, the last of equally rare ones, if the others still say what is meant: in French the
 * first word names the thing, and a word that no article has may be all that was sought unless it is a size, or two others
 * stand beside it.
 */
export async function rarestWord(db: Db, words: readonly QueryWord[]): Promise<QueryWord | undefined> {
  if (words.length < 2) return undefined;
  const counts = await countArticles(db, words);
  const fewest = Math.min(...counts);
  const rarest = words[counts.lastIndexOf(fewest)];
  const named = words.find(({ size }) => !size);
  if (!rarest || rarest === named) return undefined;
  return fewest > 0 || rarest.size || words.length > 2 ? rarest : undefined;
}
