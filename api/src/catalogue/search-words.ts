import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { products, searchWords } from '../database/schema';

/** Shorter words resemble too many others. */
const shortest = 4;
/** From so many letters on, two slips are forgiven. */
const longFrom = 8;

/** Lists anew the words of designations, categories and synonyms; to be called when the catalogue has been filled. */
export async function collectSearchWords(db: Db): Promise<void> {
  await db.delete(searchWords);
  await db.execute(sql`
    insert into ${searchWords} (word, articles)
    select word, count(*)
    from ${products}, regexp_split_to_table(unaccented(${products.designation} || ' ' || ${products.keywords} || ' ' || ${products.synonyms}), '[^a-z]+') as word
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

/** So many words of one query are set right at most; somebody who types more wrongly is not looking for an article. */
export const doubtfulMost = 3;
/** So many words of the catalogue are compared with each at most, the most used ones. */
export const comparedMost = 4000;

/** Words of a query that begin no word of the catalogue, and what they may have meant, the most used first. */
interface Doubt {
  readonly unknown: readonly string[];
  readonly like: readonly string[];
}
const noDoubt: Doubt = { unknown: [], like: [] };

/** One query, however many words there are; none where no word may be mistyped. */
export async function findDoubt(db: Db, words: readonly string[]): Promise<Doubt> {
  const checked = [...new Set(words.filter(mayBeMistyped))];
  if (checked.length === 0) return noDoubt;
  const typed = checked.map(
    (word) =>
      sql`(${word}::text, ${word.length - slipsAllowed(word)}::int, ${word.length + slipsAllowed(word)}::int)`,
  );
  const { rows } = (await db.execute(sql`
    with unknown as materialized (
      select * from (values ${sql.join(typed, sql`, `)}) as typed (word, shortest, longest)
      where not exists (select 1 from ${searchWords} where ${searchWords.word} like typed.word || '%')),
    alike as (
      select word from ${searchWords}
      where (select count(*) between 1 and ${doubtfulMost} from unknown)
        and exists (select 1 from unknown where length(${searchWords.word}) between shortest and longest)
      order by articles desc, word limit ${comparedMost})
    select array(select word from unknown) as unknown, array(select word from alike) as "like"`)) as {
    rows: Doubt[];
  };
  return rows[0] ?? noDoubt;
}

/**
 * The same words with the mistyped ones replaced by their nearest; null when nothing is to be replaced. `doubtfulMost` times
 * `comparedMost` comparisons at most, however many words there are.
 */
export function nearestWords(
  words: readonly string[],
  { unknown, like }: Doubt,
  distance = slips,
): string[] | null {
  const nearest = words.map((word) => (unknown.includes(word) ? nearestWord(word, like, distance) : word));
  return nearest.some((word, index) => word !== words[index]) ? nearest : null;
}

/** @param known most used first, so that of equally near words the usual one is taken */
function nearestWord(word: string, known: readonly string[], distance: typeof slips): string {
  let best = { text: word, distance: slipsAllowed(word) + 1 };
  for (const text of known) {
    if (Math.abs(text.length - word.length) >= best.distance) continue;
    const found = distance(word, text);
    if (found < best.distance) best = { text, distance: found };
  }
  return best.text;
}
