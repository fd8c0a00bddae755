import { between, desc, like, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { products, searchWords } from '../database/schema';

/** Shorter words resemble too many others. */
const shortest = 4;
/** From so many letters on, two slips are forgiven. */
const longFrom = 8;

/** Lists anew the words of designations and families; to be called when the catalogue has been filled. */
export async function collectSearchWords(db: Db): Promise<void> {
  await db.delete(searchWords);
  await db.execute(sql`
    insert into ${searchWords} (word, articles)
    select word, count(*)
    from ${products}, regexp_split_to_table(unaccented(${products.designation} || ' ' || ${products.keywords}), '[^a-z]+') as word
    where length(word) >= ${shortest}
    group by word`);
}

/** Letters that were missed, added, changed or swapped with their neighbour (optimal string alignment). */
export function slips(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

const slipsAllowed = (word: string) => (word.length < longFrom ? 1 : 2);
const mayBeMistyped = (word: string) => word.length >= shortest && /^[a-z]+$/.test(word);

/** The same words with the mistyped ones replaced by their nearest; null when nothing is to be replaced. */
export async function nearestWords(db: Db, words: readonly string[]): Promise<string[] | null> {
  const doubtful = words.filter(mayBeMistyped);
  if (doubtful.length === 0) return null;
  const letters = sql`length(${searchWords.word})`;
  const known = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      or(
        ...doubtful.flatMap((word) => [
          like(searchWords.word, `${word}%`),
          between(letters, word.length - slipsAllowed(word), word.length + slipsAllowed(word)),
        ]),
      ),
    )
    .orderBy(desc(searchWords.articles), searchWords.word);
  const texts = known.map(({ word }) => word);
  const nearest = words.map((word) => (mayBeMistyped(word) ? nearestWord(word, texts) : word));
  return nearest.some((word, index) => word !== words[index]) ? nearest : null;
}

/** @param known most used first, so that of equally near words the usual one is taken */
function nearestWord(word: string, known: readonly string[]): string {
  if (known.some((text) => text.startsWith(word))) return word;
  let best = { text: word, distance: slipsAllowed(word) + 1 };
  for (const text of known) {
    if (Math.abs(text.length - word.length) >= best.distance) continue;
    const distance = slips(word, text);
    if (distance < best.distance) best = { text, distance };
  }
  return best.text;
}
