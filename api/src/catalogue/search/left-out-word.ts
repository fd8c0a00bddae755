import { sql } from 'drizzle-orm';
import { products } from '../../database/schema';

/** Words that more articles have are equally usual. */
const usualFrom = 300;

const joined = (column: 'query' | 'exact') =>
  sql.raw(`string_agg('(' || ${column}::text || ')', ' & ')::tsquery`);

/** All words of the query, and none that is left out; both are read from the tables `word` and `having_whole` of `bestArticles`. */
export const allWords = sql`select ${joined('query')} as query, ${joined('exact')} as exact, null::bigint as without from word`;

/**
 * The word that fewest articles have, the last of equally rare ones, is left out where no article has all, if the others
 * still say what is meant: in French the first word names the thing, and a word that no article has may be all that was
 * sought unless it is a size, or two others stand beside it.
 */
export const allButOne = sql`
  select ${joined('query')} as query, ${joined('exact')} as exact, min(rarest.place) as without
  from word left join (
    select place, head, bound, (select count(*) from (
      select 1 from ${products} where ${products.search} @@ word.query limit ${sql.raw(`${usualFrom}`)}) as having_it) as articles
    from word
    where not exists (select 1 from having_whole)
    order by articles, place desc limit 1) as rarest on true
  where rarest.place is null
    or (word.place <> rarest.place and not rarest.head and (rarest.articles > 0 or not rarest.bound))`;
