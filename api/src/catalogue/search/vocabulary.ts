import { desc, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/database';
import { products, searchWords } from '../../database/schema';

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

/** ms for which the vocabulary is cached: another process may import. */
export const unchangedFor = 30_000;

/** The vocabulary of a database, read once for all searches of half a minute. */
export function vocabularyIn(db: Db): () => Promise<Vocabulary> {
  const cache = new LRUCache<'vocabulary', Vocabulary>({
    max: 1,
    ttl: unchangedFor,
    // Reads the clock at each call.
    ttlResolution: 0,
    fetchMethod: async () => {
      const rows = await db
        .select({ word: searchWords.word })
        .from(searchWords)
        .orderBy(desc(searchWords.articles), searchWords.word);
      return vocabularyOf(rows.map(({ word }) => word));
    },
  });
  return () => cache.forceFetch('vocabulary');
}

/**
 * Called outside a transaction when the catalogue has changed. The embedded database has no autovacuum: without this,
 * new articles stay outside the text index and plans read whole tables.
 */
export async function tidyCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze ${products}, ${searchWords}`);
}
