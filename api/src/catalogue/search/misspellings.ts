import { shortestWord, type Vocabulary } from './vocabulary';

/** Length from which a word may have two typing errors. */
const longFrom = 8;

/** Counts missing, added, changed and swapped adjacent letters (optimal string alignment distance). */
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
const mayBeMistyped = (word: string) => word.length >= shortestWord && /^[a-z]+$/.test(word);

/** Maximum number of corrected words per query. */
const mostDoubtful = 3;
/** Maximum number of catalogue words, the most frequent ones, that a word is compared with. */
export const mostCompared = 4000;

/** Replaces words that start no catalogue word by the nearest one; null when nothing changes. */
export function nearestWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  distance = slips,
): string[] | null {
  const isUnknown = (word: string) => mayBeMistyped(word) && !vocabulary.hasBeginning(word);
  const unknown = [...new Set(words.filter(isUnknown))];
  if (unknown.length === 0 || unknown.length > mostDoubtful) return null;
  const isAlike = ({ length }: string) =>
    unknown.some((word) => Math.abs(word.length - length) <= slipsAllowed(word));
  const alike = vocabulary.words.filter(isAlike).slice(0, mostCompared);
  const nearest = words.map((word) => (unknown.includes(word) ? nearestWord(word, alike, distance) : word));
  return nearest.some((word, index) => word !== words[index]) ? nearest : null;
}

/** @param known the most frequent first, which are preferred among equally near words */
function nearestWord(word: string, known: readonly string[], distance: typeof slips): string {
  let best = { text: word, distance: slipsAllowed(word) + 1 };
  for (const text of known) {
    if (Math.abs(text.length - word.length) >= best.distance) continue;
    const found = distance(word, text);
    if (found < best.distance) best = { text, distance: found };
  }
  return best.text;
}
