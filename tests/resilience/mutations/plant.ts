import type { Mutation } from './lists';
/** `text` of the file with the mutation in it, `line`: its number. */
export interface Planted {
  readonly text: string;
  readonly line: number;
}

/**
 * The text of a file with one mutation in it, and the number of its line. `find` stands exactly once in the file, or
 * `after`, which stands exactly once, comes before it.
 * @throws {Error} when the position is not found, or is not the only one
 */
export function plant(
  text: string,
  { find, replace, after }: Pick<Mutation, 'find' | 'replace' | 'after'>,
): Planted {
  if (!find || find.includes('\n')) throw new Error('"find" is not a part of one line');
  if (find === replace) throw new Error('nothing is changed');
  const from = after === undefined ? 0 : onlyPosition(text, after) + after.length;
  const position = after === undefined ? onlyPosition(text, find) : text.indexOf(find, from);
  if (position < 0) throw new Error(`not found: ${find}`);
  return {
    text: text.slice(0, position) + replace + text.slice(position + find.length),
    line: text.slice(0, position).split('\n').length,
  };
}

function onlyPosition(text: string, part: string): number {
  const position = text.indexOf(part);
  if (position < 0) throw new Error(`not found: ${part}`);
  if (text.indexOf(part, position + 1) >= 0) throw new Error(`found more than once: ${part}`);
  return position;
}
