import { sql } from 'drizzle-orm';
import { products } from '../../database/schema';
import type { QueryWord } from './query-words';

/** Behind everything that begins so, in the order of bytes. */
const behind = '\u{10FFFF}';

const prefixed = sql`to_tsquery('french', text || ':*')`;

/**
 * A word as a stem and, where it may be unfinished, as a prefix. A stem that begins the word finds all that the word
 * finds and is searched alone, since each query reads the index once, and much longer for a prefix.
 */
const wordQuery = sql`
  case when any_size is not null then to_tsquery('simple', any_size)
    when not goes_on and numnode(to_tsquery('french', text)) = 1 then to_tsquery('french', text)
    when numnode(${prefixed}) = 1 and starts_with(text, split_part(${prefixed}::text, '''', 2)) then ${prefixed}
    else ${prefixed} || to_tsquery('simple', text || ':*') end`;

/** What is searched. `typing`: only the last word may be unfinished; else each may. */
export interface SearchWords {
  readonly reference: string;
  readonly words: readonly QueryWord[];
  readonly typing: boolean;
}

/** Columns of the row below; the lists have an entry for each word. */
const columns = {
  start: 'text',
  end: 'text',
  texts: 'text[]',
  any_sizes: 'text[]',
  exact_sizes: 'text[]',
  starts: 'text[]',
  ends: 'text[]',
  going_on: 'boolean[]',
  heads: 'boolean[]',
  bounds: 'boolean[]',
} as const;

/** The parameters of a search (`valuesOf`) as one row: all searches share the text and the plan of a statement. */
export const typedRow = sql`select ${sql.join(
  Object.entries(columns).map(
    ([name, type]) => sql`${sql.placeholder(name)}::${sql.raw(type)} as ${sql.identifier(name)}`,
  ),
  sql`, `,
)}`;

/** The values of that row. */
export function valuesOf({ reference, words, typing }: SearchWords): Record<keyof typeof columns, unknown> {
  const head = words.findIndex(({ size }) => !size);
  const goesOn = words.map((_, index) => !typing || index === words.length - 1);
  const starts = words.map(({ text }) => text.replace(/[sx]$/, ''));
  return {
    start: reference,
    end: reference + behind,
    texts: words.map(({ text }) => text),
    any_sizes: words.map(({ size }, index) => (goesOn[index] ? size?.any : size?.whole) ?? null),
    exact_sizes: words.map(({ size }) => size?.exact ?? null),
    starts,
    ends: starts.map((start) => start + behind),
    going_on: goesOn,
    heads: words.map((_, index) => index === head),
    bounds: words.map(({ size }) => !size && words.length < 3),
  };
}

/**
 * The words of that row as rows of `ordinal`, `query`, `exact` (what a size means exactly), `start` and `end` (between them are
 * the names that begin so), `head` (it names the thing) and `bound` (it says too much to be left out).
 */
export const wordRows = sql`
  select ordinal, ${wordQuery} as query, to_tsquery('simple', exact_size) as exact, word.start, word."end", head, bound
  from typed, unnest(texts, any_sizes, exact_sizes, starts, ends, going_on, heads, bounds) with ordinality
    as word (text, any_size, exact_size, start, "end", goes_on, head, bound, ordinal)`;

/** Words that more articles have are equally usual. */
const usualFrom = 300;

const joined = (column: 'query' | 'exact') =>
  sql.raw(`string_agg('(' || ${column}::text || ')', ' & ')::tsquery`);

/** All words of the query. Like `allButOne` it reads the table `word` of `bestArticles`. */
export const allWords = sql`select ${joined('query')} as query, ${joined('exact')} as exact, null::bigint as without from word`;

/**
 * The word that fewest articles have, the last of equally rare ones, is left out where no article has all, if the others
 * still say what is meant: in French the first word names the thing, and a word that no article has may be all that was
 * sought unless it is a size, or two others stand beside it.
 */
export const allButOne = sql`
  select ${joined('query')} as query, ${joined('exact')} as exact, min(rarest.ordinal) as without
  from word left join (
    select ordinal, head, bound, (select count(*) from (
      select 1 from ${products} where ${products.search} @@ word.query limit ${sql.raw(`${usualFrom}`)}) as having_it) as articles
    from word
    where not exists (select 1 from having_whole)
    order by articles, ordinal desc limit 1) as rarest on true
  where rarest.ordinal is null
    or (word.ordinal <> rarest.ordinal and not rarest.head and (rarest.articles > 0 or not rarest.bound))`;
