import { desc, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/database';
import { grouped } from '../../database/rows';
import { products, searchWords } from '../../database/schema';
import type { CatalogueVersion } from '../catalogue-version';

/** Minimum length of words in the vocabulary; shorter words resemble too many others. */
export const shortestWord = 4;

/** Stores the words of designations, categories and synonyms; called when the catalogue has changed. */
export async function collectSearchWords(db: Db): Promise<void> {
  await db.delete(searchWords);
  // Each different text and word is split only once.
  await db.execute(sql`
    insert into ${searchWords} (word, articles)
    select word, sum(articles)
    from (
      select piece, sum(articles) as articles
      from (
        select unnest(string_to_array(sort_name, ' ')) as piece, 1 as articles from ${products}
        union all
        select unnest(string_to_array(unaccented(texts), ' ')), articles
        from (select keywords || ' ' || synonyms as texts, count(*) as articles from ${products} group by texts) as grouped
      ) as pieces group by piece) as counted, regexp_split_to_table(piece, '[^a-z]+') as word
    where length(word) >= ${shortestWord}
    group by word`);
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** Creates the vocabulary of a catalogue. @param words the most frequent first */
export function vocabularyOf(words: readonly string[]) {
  const byFirstLetters = grouped(words, (word) => word.slice(0, shortestWord));
  return {
    words,
    /** Returns true if a word starts with this text, of at least `shortestWord` letters. */
    hasBeginning: (typed: string) =>
      byFirstLetters.get(typed.slice(0, shortestWord))?.some((word) => word.startsWith(typed)) ?? false,
  };
}

/** Returns a function that reads the vocabulary, once per version of the catalogue. */
export function vocabularyIn(db: Db, version: CatalogueVersion): () => Promise<Vocabulary> {
  const cache = new LRUCache<string, Vocabulary>({
    max: 1,
    // A running search uses the words of a version that was just replaced.
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const rows = await db
        .select({ word: searchWords.word })
        .from(searchWords)
        .orderBy(desc(searchWords.articles), searchWords.word);
      return vocabularyOf(rows.map(({ word }) => word));
    },
  });
  return async () => cache.forceFetch(await version());
}
