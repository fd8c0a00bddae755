import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../database/schema';
import { joinedReferenceSql } from '../../database/search-text';
import { allButOne, allWords, type SearchWords, typedRow, wordRows } from './full-text-query';

const resultLimit = 50;
/** Maximum number of articles counted per condition, so that a frequent word costs no more than a rare one. */
const candidateLimit = 300;
/** Maximum number of names read per word that start with it. */
const mostStarted = 500;

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
  const matches = (column: typeof named | typeof search) => sql`${column} @@ (select query from chosen)`;
  const matchesSizes = (column: typeof named | typeof search) => sql`${column} @@ (select exact from chosen)`;
  const limit = (most: number) => sql.raw(`limit ${most}`);
  const exceedsLimit = (table: string) => sql.raw(`(select count(*) > ${candidateLimit} from ${table})`);
  const articles = (condition: SQL) =>
    sql`(select code from ${products} where ${condition} ${limit(candidateLimit + 1)})`;
  // In the order of its own index, which has the exact reference first: with one condition for all, PostgreSQL
  // may read every article.
  const startingWith = (column: SQL, start: SQL, end: 'end' | 'joined_end') => sql`(
    select code from ${products} where ${column} ~>=~ ${start} and ${column} ~<~ (select folded(${sql.identifier(end)}) from typed)
    order by ${column} using ~<~ ${limit(resultLimit)})`;
  const fromStart = sql`${sortName} ~>=~ word.start`;
  // Reads at most `mostStarted` names that start with a word, up to `last.name`, and then compares the other words:
  // the planner may expect few of them and read all.
  const startingWithWord = (query: SQL) => sql`
    select started.code from word cross join lateral (
      select coalesce((
        select ${sortName} from ${products} where ${fromStart} and ${sortName} ~<~ word."end"
        order by ${sortName} using ~<~ offset ${sql.raw(`${mostStarted}`)} limit 1), word."end") as name) as last cross join lateral (
      select code from (
        select code, ${named} as named from ${products} where ${fromStart} and ${sortName} ~<~ last.name offset 0) as read
      where read.named @@ ${query} ${limit(candidateLimit + 1)}) as started
    ${limit(candidateLimit + 1)}`;
  const whole = sql`(select query from whole)`;
  const finished = sql`(select finished from whole)`;
  const isReduced = sql`(select without is not null from chosen)`;
  // Articles with all words: in names that start with one (`started`), in names (`named_…`), in any text
  // (`having_…`), by finished words and, unless `enough`, by prefixes (`…_whole`): a prefix costs several times as
  // much. With none of them, `chosen` omits a word (`with_all`: see `allButOne`), and its articles are added.
  // Materialized, so that each index is read at most once and up to its limit.
  return sql`
    with typed as materialized (${typedRow}),
      word as materialized (${wordRows}),
      whole as materialized (${allWords}),
      started as materialized (${startingWithWord(whole)}),
      named_finished as materialized ${articles(sql`not ${exceedsLimit('started')} and ${named} @@ ${finished}`)},
      having_finished as materialized ${articles(
        sql`not ${exceedsLimit('started')} and not ${exceedsLimit('named_finished')} and ${search} @@ ${finished}`,
      )},
      enough as materialized (
        select ${exceedsLimit('started')} or ${exceedsLimit('named_finished')} or ${exceedsLimit('having_finished')} as found),
      named_whole as materialized ${articles(sql`not (select found from enough) and ${named} @@ ${whole}`)},
      having_whole as materialized ${articles(
        sql`not (select found from enough) and not ${exceedsLimit('named_whole')} and ${search} @@ ${whole}`,
      )},
      with_all as (
        select code from started union all select code from having_finished union all select code from named_finished
        union all select code from having_whole union all select code from named_whole),
      chosen as materialized (${typing ? sql`select * from whole` : allButOne}),
      referenced as materialized (
        select code from ${products} where ${code} = ${reference}
        union ${startingWith(ofReference, folded, 'end')} union ${startingWith(joined, foldedJoined, 'joined_end')}),
      having_all as materialized (
        select code from having_whole union select code from having_finished union
        ${articles(sql`${isReduced} and ${matches(search)}`)}),
      naming_all as materialized (
        select code from named_whole union select code from named_finished union
        ${articles(sql`${isReduced} and ${exceedsLimit('having_all')} and ${matches(named)}`)}),
      started_again as materialized (
        select code from (${startingWithWord(sql`(select query from chosen)`)}) as again where ${isReduced} and ${exceedsLimit('naming_all')}),
      candidates as (
        select code from referenced union select code from started union select code from started_again
        union (select code from (
          select code from naming_all union all select code from having_all where code not in (select code from naming_all)
        ) as texts ${limit(candidateLimit)}))
    select code, (select without from chosen) as without, row_number() over (order by
      ${ofReference} = ${folded} or ${code} = ${reference} desc,
      coalesce(${joined} = ${foldedJoined}, false) desc,
      starts_with(${ofReference}, ${folded}) desc,
      coalesce(starts_with(${joined}, ${foldedJoined}), false) desc,
      ${matchesSizes(named)} desc,
      ${matches(named)} desc,
      ${matchesSizes(search)} desc,
      exists (select 1 from word where starts_with(${sortName}, word.start)) desc,
      ts_rank(${search}, (select query from chosen)) desc,
      ${naturalName}, code) as rank
    -- An array, since PostgreSQL reads a small table whole for a subquery.
    from ${products} where code = any(array(select code from candidates))
    order by rank ${limit(resultLimit)}`;
}
