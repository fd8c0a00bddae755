import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../database/schema';
import type { QueryWord } from './query-words';

/** Suffix that sorts after all texts with the same prefix, in byte order. */
const behind = '\u{10FFFF}';

const prefixed = sql`to_tsquery('french', text || ':*')`;

/**
 * Searches a word by its stem and, if it may be unfinished or is a stop word, by prefix. If the word starts with
 * its stem, the stem's prefix query finds everything that the word's would, so only that one runs: prefix queries
 * are slow.
 */
const wordQuery = (goesOn: SQL) => sql`
  case when any_size is not null then to_tsquery('simple', any_size)
    when not ${goesOn} and numnode(to_tsquery('french', text)) = 1 then to_tsquery('french', text)
    when numnode(${prefixed}) = 1 and starts_with(text, split_part(${prefixed}::text, '''', 2)) then ${prefixed}
    else ${prefixed} || to_tsquery('simple', text || ':*') end`;

/** Input of a search. `typing`: only the last word may be unfinished; otherwise each word may. */
export interface SearchWords {
  readonly reference: string;
  /** The reference without separators; null for a query without digits, which is a word. */
  readonly joinedReference: string | null;
  readonly words: readonly QueryWord[];
  readonly typing: boolean;
}

/** Columns of `typedRow`; the arrays have one entry per word. */
const columns = {
  start: 'text',
  end: 'text',
  joined_start: 'text',
  joined_end: 'text',
  texts: 'text[]',
  any_sizes: 'text[]',
  exact_sizes: 'text[]',
  starts: 'text[]',
  ends: 'text[]',
  going_on: 'boolean[]',
  heads: 'boolean[]',
  bounds: 'boolean[]',
} as const;

/** Selects the parameters of a search (`valuesOf`) as one row: all searches share one prepared statement. */
export const typedRow = sql`select ${sql.join(
  Object.entries(columns).map(
    ([name, type]) => sql`${sql.placeholder(name)}::${sql.raw(type)} as ${sql.identifier(name)}`,
  ),
  sql`, `,
)}`;

/** Returns the parameter values of `typedRow`. */
export function valuesOf(search: SearchWords): Record<keyof typeof columns, unknown> {
  const { reference, joinedReference: joined, words, typing } = search;
  const head = words.findIndex(({ size }) => !size);
  const goesOn = words.map((_, index) => !typing || index === words.length - 1);
  const starts = words.map(({ text }) => text.replace(/[sx]$/, ''));
  return {
    start: reference,
    end: reference + behind,
    joined_start: joined,
    joined_end: joined && joined + behind,
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
 * Selects one row per word: `ordinal`, `query`, `finished` (the query if the word is whole), `exact` (the exact
 * size), `start` and `end` (range of names that start with the word), `head` (it names the product) and `bound`
 * (omitted only if an article has it).
 */
export const wordRows = sql`
  select ordinal, ${wordQuery(sql`goes_on`)} as query, ${wordQuery(sql`false`)} as finished,
    to_tsquery('simple', exact_size) as exact, word.start, word."end", head, bound
  from typed, unnest(texts, any_sizes, exact_sizes, starts, ends, going_on, heads, bounds) with ordinality
    as word (text, any_size, exact_size, start, "end", goes_on, head, bound, ordinal)`;

/** Words in more articles than this count as equally frequent. */
const frequentFrom = 300;

const joined = (column: 'query' | 'finished' | 'exact') =>
  sql.raw(`string_agg('(' || ${column}::text || ')', ' & ')::tsquery`);

/** Combines all words of the query. Like `allButOne`, it reads the table `word` of `bestArticles`. */
export const allWords = sql`
  select ${joined('query')} as query, ${joined('finished')} as finished, ${joined('exact')} as exact, null::bigint as without
  from word`;

/**
 * Omits the rarest word (the last of equally rare ones) when no article has all words, but neither the first
 * word, which names the product in French, nor, in a query of fewer than three words, a word (no size) that
 * no article has: it may be the product.
 */
export const allButOne = sql`
  select ${joined('query')} as query, ${joined('finished')} as finished, ${joined('exact')} as exact, min(rarest.ordinal) as without
  from word left join (
    select ordinal, head, bound, (select count(*) from (
      select 1 from ${products} where ${products.search} @@ word.query limit ${sql.raw(`${frequentFrom}`)}) as having_it) as articles
    from word
    where not exists (select 1 from with_all)
    order by articles, ordinal desc limit 1) as rarest on true
  where rarest.ordinal is null
    or (word.ordinal <> rarest.ordinal and not rarest.head and (rarest.articles > 0 or not rarest.bound))`;
