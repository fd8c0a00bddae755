import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { products, searchSynonyms, searchWords } from '../../database/schema';
import { unaccented } from '../../database/search-text';
import { emptyWords, wordsOf } from './query-words';
import { shortestWord } from './vocabulary';

/** Maximum number of names read, so that a frequent word costs no more than a rare one. */
const mostNames = 300;
const mostSynonyms = 20;
const mostCompletions = 4;

const partsOf = (word: string) => unaccented(word).split(/[^a-z0-9]+/);

/** Returns the start of a name up to the last typed word, and up to the word after it, without sizes. */
function startsOf(name: string, typed: readonly string[]): string[] {
  const [start = ''] = name.toLocaleLowerCase('fr').split(/\s*[,(]|\s+(?!\p{L})/u);
  const words = start.split(/\s+/);
  const places: number[] = [];
  for (const text of typed)
    places.push(
      words.findIndex(
        (word, place) => !places.includes(place) && partsOf(word).some((part) => part.startsWith(text)),
      ),
    );
  if (places.includes(-1)) return [];
  const last = Math.max(...places);
  const next = words.findIndex((word, index) => index > last && !emptyWords.has(unaccented(word)));
  return [last, next].filter((index) => index >= 0).map((index) => words.slice(0, index + 1).join(' '));
}

/**
 * Completes a query from names and synonyms of articles by one statement: the most frequent of those found first.
 * A synonym with a word of no article is omitted, since a search for it would find nothing.
 */
export function completionsIn(db: Db): (query: string) => Promise<string[]> {
  const query = sql`to_tsquery('simple', ${sql.placeholder('query')})`;
  const { written } = searchSynonyms;
  const statement = db
    .select({ text: products.designation, isName: sql<boolean>`true` })
    .from(products)
    .where(sql`${products.named} @@ ${query}`)
    .limit(mostNames)
    .unionAll(
      db
        .select({ text: written, isName: sql<boolean>`false` })
        .from(searchSynonyms)
        .where(
          sql`to_tsvector('simple', ${searchSynonyms.phrase}) @@ ${query} and not exists (
            select from regexp_split_to_table(${searchSynonyms.phrase}, '[^a-z]+') as part
            where length(part) >= ${shortestWord} and not exists (
              select from ${searchWords} where ${searchWords.word} = part))`,
        )
        .limit(mostSynonyms),
    )
    .prepare('completions');

  return async (typed) => {
    const words = wordsOf(typed).map(({ text }) => text);
    if (words.length === 0) return [];
    const found = await statement.execute({ query: words.map((word) => `${word}:*`).join(' & ') });
    const counts = new Map<string, number>();
    for (const { text, isName } of found)
      for (const each of isName ? startsOf(text, words) : [text.toLocaleLowerCase('fr')])
        counts.set(each, (counts.get(each) ?? 0) + 1);
    return [...counts]
      .filter(([text]) => text.length > typed.trim().length)
      .toSorted(([one, count], [other, otherCount]) => otherCount - count || one.length - other.length)
      .slice(0, mostCompletions)
      .map(([text]) => text);
  };
}
