import { type SQL, sql } from 'drizzle-orm';
import type { QueryWord } from './query-words';

/**
 * A word as a stem or as the beginning of a word. A stem that begins the word finds whatever the word does, and is asked for
 * alone: PostgreSQL reads the index once for each of the two.
 */
export function wordQuery({ text: word, size }: QueryWord): SQL {
  if (size) return sql`to_tsquery('simple', ${size.any})`;
  const prefix = `${word}:*`;
  const stemmed = sql`to_tsquery('french', ${prefix})`;
  const stem = sql`split_part(${stemmed}::text, '''', 2)`;
  return sql`(case when numnode(${stemmed}) = 1 and starts_with(${word}, ${stem}) then ${stemmed}
    else ${stemmed} || to_tsquery('simple', ${prefix}) end)`;
}
