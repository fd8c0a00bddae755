import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Lowercases a text and removes its accents, as `unaccented()` does in the database. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** A code or reference as compared here; the database compares by `folded()`, which lowercases and does not trim. */
export const inCapitals = (text: string) => text.trim().normalize().toUpperCase();

/** Characters that buyers write between the parts of a reference, or leave out. */
const separators = ' -._/';

/** A reference as compared without separators. */
export const joinedReference = (text: string) =>
  [...inCapitals(text)].filter((each) => !separators.includes(each)).join('');

/** `joinedReference` as an SQL expression, but lowercased by `folded()`: compare it with folded texts only. */
export const joinedReferenceSql = (text: SQL | AnyColumn) =>
  sql`translate(folded(${text}), ${sql.raw(`'${separators}'`)}, '')`;

const withPlurals = (units: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(units).flatMap(([name, size]) =>
      name.length > 3 ? [name, `${name}s`].map((each) => [each, size]) : [[name, size]],
    ),
  );

/** Unit names without accents, by quantity, each with its factor to the smallest unit of the group. */
export const measures = [
  { ml: 1, millilitre: 1, cl: 10, centilitre: 10, l: 1000, litre: 1000 },
  { mg: 1, g: 1000, gr: 1000, gramme: 1000, kg: 1e6, kilo: 1e6 },
  { mm: 1, millimetre: 1, cm: 10, centimetre: 10, m: 1000, metre: 1000 },
  { w: 1, watt: 1 },
  { v: 1, volt: 1 },
].map((units) => withPlurals(units));

// The patterns must work in JavaScript and in PostgreSQL, which have no shorter escapes in common.
const gap = '[ \\u00a0\\u202f]*';
const unit = `(${measures.flatMap((measure) => Object.keys(measure)).join('|')})`;
const by = `${gap}(?:cm|mm|m)?${gap}[x×]${gap}`;
const wordStart = '(?<![a-z0-9])';
const wordEnd = '(?![a-z0-9])';

/** Normalises numbers with units, and adds the number alone, so that it is also found without its unit. */
const spellings: readonly (readonly [pattern: string, replacement: string])[] = [
  // 0,5 and 0.5: 0v5, since a full-text word contains only letters and digits.
  ['([0-9])[.,](?=[0-9])', '$1v'],
  // 1m50: 1v50m
  [`([0-9])m([0-9]{2})${wordEnd}`, '$1v$2m'],
  // 60 x 80, 60×80: 60x80 60 80
  [`([0-9])${by}(?=[0-9])`, '$1x'],
  [`${wordStart}([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)`, '$1$2x$3 $1 $3'],
  // 20 cl: 20 20cl
  [`${wordStart}([0-9][0-9v]*)${gap}${unit}${wordEnd}`, '$1 $1$2'],
  ['[^a-z0-9]+', ' '],
];

/** Normalises a text for indexing and for queries, as `search_text()` does in the database; words are separated by spaces. */
export const searchText = (text: string): string =>
  spellings.reduce(
    (changed, [pattern, replacement]) => changed.replace(new RegExp(pattern, 'g'), replacement),
    unaccented(text),
  );

const number = '[0-9]+(?:[.,][0-9]+)*';

/** Matches the parts of an unaccented query: sizes, numbers with or without unit, words. */
export const queryParts = new RegExp(
  [
    `${number}(?:${by}${number})+(?:${gap}(?:cm|mm|m)${wordEnd})?`,
    `[0-9]+m[0-9]{2}${wordEnd}`,
    `${number}${gap}${unit}${wordEnd}`,
    `${number}${wordEnd}`,
    '[a-z0-9]+',
  ].join('|'),
  'g',
);
