import type { Mutation } from './lists';
/** `text` of the file with the mutation in it, `line`: its number. */
export interface Planted {
  readonly text: string;
  readonly line: number;
}

/**
 * The text of a file with one mutation in it, and the number of its line. `find` stands exactly once in the file, or
 * `after`, which stands exactly once, comes before it.
 * @throws {Error} when the place is not found, or is not the only one
 */
export function plant(
  text: string,
  { find, replace, after }: Pick<Mutation, 'find' | 'replace' | 'after'>,
): Planted {
  if (!find || find.includes('\n')) throw new Error('"find" is not a part of one line');
  if (find === replace) throw new Error('nothing is changed');
  const from = after === undefined ? 0 : onlyPlace(text, after) + after.length;
  const place = after === undefined ? onlyPlace(text, find) : text.indexOf(find, from);
  if (place < 0) throw new Error(`not found: ${find}`);
  return {
    text: text.slice(0, place) + replace + text.slice(place + find.length),
    line: text.slice(0, place).split('\n').length,
  };
}

function onlyPlace(text: string, part: string): number {
  const place = text.indexOf(part);
  if (place < 0) throw new Error(`not found: ${part}`);
  if (text.indexOf(part, place + 1) >= 0) throw new Error(`found more than once: ${part}`);
  return place;
}
