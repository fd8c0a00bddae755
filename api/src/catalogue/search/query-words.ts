import { measures, queryParts, searchText, unaccented } from '../../database/search-text';

/** A word of a query, or a number with its unit. */
export interface QueryWord {
  readonly typed: string;
  /** Form in the index. */
  readonly text: string;
  /** Full-text queries of a number or size: exact, with other readings, and as a prefix while typing. */
  readonly size?: { readonly exact: string; readonly whole: string; readonly any: string };
}

const mostWords = 12;
/** Words that do not describe an article. */
export const emptyWords = new Set(
  'a au aux avec d de des du en et la le les ou par pour sur un une'.split(' '),
);

const elision = /(?<![a-z0-9])[cdjlmnst]['’ʼ]/g;
/** Clothing sizes, which are not treated as the start of a word. */
const letterSize = /^([a-z]|x+[sl])$/;

/** Returns the first words of a query: only letters and digits, without full-text operators. */
export function wordsOf(query: string): QueryWord[] {
  // Words with accents and capitals, to show them as typed.
  const asTyped = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = [...unaccented(query).replace(elision, ' ').matchAll(queryParts)]
    .slice(0, mostWords)
    .map(([part]) => ({
      typed: asTyped.find((word) => unaccented(word) === part) ?? part,
      ...readPart(part),
    }));
  const telling = words.filter(({ text }) => !emptyWords.has(text));
  return telling.length > 0 ? telling : words;
}

/** Reads a size, a number or a word; `searchText` writes `v` for the decimal mark and `x` between sides. */
function readPart(part: string): Omit<QueryWord, 'typed'> {
  const [first = '', ...others] = searchText(part).split(' ');
  if (/^[0-9][0-9v]*(x[0-9][0-9v]*)+$/.test(first)) {
    const sides = first.split('x');
    const exact = `${first} | ${sides.toReversed().join('x')}`;
    return { text: first, size: ofSize(exact, `${exact} | (${sides.join(' & ')})`) };
  }
  const [quantity] = others;
  if (quantity) {
    const exact = equalQuantities(first, quantity.slice(first.length)).join(' | ');
    return { text: quantity, size: ofSize(exact, `${exact} | ${first}`) };
  }
  return /^[0-9][0-9v]*$/.test(first) || letterSize.test(first)
    ? { text: first, size: ofSize(first, first, `${first}:*`) }
    : { text: first };
}

const ofSize = (exact: string, whole: string, any = whole) => ({ exact, whole, any });

/** Maximum length of the number in a quantity. */
const longestFigure = 7;

/** Returns all spellings of a quantity: 0v5l is also 50cl and 500ml. */
function equalQuantities(figure: string, unit: string): string[] {
  const written = [`${figure}${unit}`];
  const value = Number(figure.replace('v', '.'));
  const measure = measures.find((units) => Object.hasOwn(units, unit)) ?? {};
  if (figure.length > longestFigure || Number.isNaN(value)) return written;
  const smallest = value * (measure[unit] ?? 1);
  const equal = Object.entries(measure).flatMap(([name, size]) => {
    const number = Math.round((smallest / size) * 1000) / 1000;
    if (number === 0 || Math.abs(number * size - smallest) > 1e-6 * smallest) return [];
    // Names may contain '1,50 m' for 1,5 m.
    const figures =
      Number.isInteger(number * 10) && !Number.isInteger(number)
        ? [`${number}`, `${number}0`]
        : [`${number}`];
    return figures.map((text) => `${text.replace('.', 'v')}${name}`);
  });
  return [...new Set([...written, ...equal])];
}
