import { desc, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/database';
import { products, searchWords } from '../../database/schema';
import type { CatalogueVersion } from '../catalogue-version';

/** Shorter words resemble too many others. */
export const shortestWord = 4;

/** Lists the words of designations, categories and synonyms; called when the catalogue has changed. */
export async function collectSearchWords(db: Db): Promise<void> {
  await db.delete(searchWords);
  await db.execute(sql`
    insert into ${searchWords} (word, articles)
    select word, count(*)
    from ${products}, regexp_split_to_table(unaccented(${products.designation} || ' ' || ${products.keywords} || ' ' || ${products.synonyms}), '[^a-z]+') as word
    where length(word) >= ${shortestWord}
    group by word`);
}

/** The words of the catalogue, the most used first. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** Whether one of them begins so; of words that may be mistyped. */
  hasBeginning(word: string): boolean;
}

/** @param words the most used first */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const byFirstLetters = new Map<string, string[]>();
  for (const word of words) {
    const letters = word.slice(0, shortestWord);
    const alike = byFirstLetters.get(letters);
    if (alike) alike.push(word);
    else byFirstLetters.set(letters, [word]);
  }
  return {
    words,
    hasBeginning: (typed) =>
      byFirstLetters.get(typed.slice(0, shortestWord))?.some((word) => word.startsWith(typed)) ?? false,
  };
}

/** The vocabulary of a database, read once for each version of the catalogue. */
export function vocabularyIn(db: Db, version: CatalogueVersion): () => Promise<Vocabulary> {
  const cache = new LRUCache<string, Vocabulary>({
    max: 1,
    // A search goes on with the words of a version that has just been replaced.
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

/**
 * Called outside a transaction when the catalogue has changed. The embedded database has no autovacuum: without this,
 * new articles stay outside the text index and plans read whole tables.
 */
export async function tidyCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze ${products}, ${searchWords}`);
}
