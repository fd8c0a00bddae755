import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../database/schema';
import { joinedReferenceSql } from '../../database/search-text';
import { allButOne, allWords, type SearchWords, typedRow, wordRows } from './full-text-query';

const resultLimit = 50;
/** Maximum number of ranked articles, so that a frequent word costs no more than a rare one. */
const candidateLimit = 300;

/**
 * Builds the query for the best articles of a search (`valuesOf`): `code`, `rank`, and `without`, the number
 * of the omitted word, from 1 (null while typing).
 */
export function bestArticles({ typing }: Pick<SearchWords, 'typing'>): SQL {
  const { code, naturalName, named, search, sortName } = products;
  const reference = sql`(select start from typed)`;
  const ofReference = sql`folded(${products.reference})`;
  const joined = joinedReferenceSql(products.reference);
  const folded = sql`(select folded(start) from typed)`;
  const foldedJoined = sql`(select folded(joined_start) from typed)`;
  const has = (column: typeof named | typeof search) => sql`${column} @@ (select query from chosen)`;
  const sized = (column: typeof named | typeof search) => sql`${column} @@ (select exact from chosen)`;
  const begins = sql`${sortName} ~>=~ word.start and ${sortName} ~<~ word."end"`;
  const limit = (most: number) => sql.raw(`limit ${most}`);
  const many = (table: string) => sql.raw(`(select count(*) > ${candidateLimit} from ${table})`);
  // Materialized, so that each index is read at most once and up to its limit. Articles with the words elsewhere,
  // or at the start of the name, are searched only when few, or too many to rank them all, have them in the name:
  // an index needs as long for a frequent word as for all its articles.
  return sql`
    with typed as materialized (${typedRow}),
      word as materialized (${wordRows}),
      whole as materialized (${allWords}),
      named_whole as materialized (
        select code from ${products} where ${named} @@ (select query from whole) ${limit(candidateLimit + 1)}),
      having_whole as materialized (
        select code from ${products}
        where not ${many('named_whole')} and ${search} @@ (select query from whole) ${limit(candidateLimit + 1)}),
      chosen as materialized (${typing ? sql`select * from whole` : allButOne}),
      referenced as materialized (
        select code from ${products}
        where (${ofReference} ~>=~ ${folded} and ${ofReference} ~<~ (select folded("end") from typed)) or ${code} = ${reference}
          or (${joined} ~>=~ ${foldedJoined} and ${joined} ~<~ (select folded(joined_end) from typed))
        ${limit(resultLimit)}),
      having_all as materialized (
        select code from having_whole union all
        (select code from ${products} where (select without is not null from chosen) and ${has(search)} ${limit(candidateLimit + 1)})),
      named as materialized (
        select code from named_whole union all
        (select code from ${products}
          where (select without is not null from chosen) and ${many('having_all')} and ${has(named)} ${limit(candidateLimit + 1)})),
      started as materialized (
        select started.code from word cross join lateral (
          select code from ${products}
          where ${many('named')} and ${begins} and ${has(named)} ${limit(candidateLimit)}) as started
        where exists (select 1 from ${products} where ${begins}) ${limit(candidateLimit)}),
      candidates as (
        select code from referenced union select code from started
        union (select code from (
          select code from named union all select code from having_all where code not in (select code from named)
        ) as texts ${limit(candidateLimit)}))
    select code, (select without from chosen) as without, row_number() over (order by
      ${ofReference} = ${folded} or ${code} = ${reference} desc,
      coalesce(${joined} = ${foldedJoined}, false) desc,
      starts_with(${ofReference}, ${folded}) desc,
      coalesce(starts_with(${joined}, ${foldedJoined}), false) desc,
      ${sized(named)} desc,
      ${has(named)} desc,
      ${sized(search)} desc,
      exists (select 1 from word where starts_with(${sortName}, word.start)) desc,
      ts_rank(${search}, (select query from chosen)) desc,
      ${naturalName}, code) as rank
    from ${products} where code in (select code from candidates)
    order by rank ${limit(resultLimit)}`;
}
