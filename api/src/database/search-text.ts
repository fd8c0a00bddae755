import { type SQL, sql } from 'drizzle-orm';

/** The counterpart of the database's `unaccented()`. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

const withPlurals = (units: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(units).flatMap(([name, size]) =>
      name.length > 3 ? [name, `${name}s`].map((each) => [each, size]) : [[name, size]],
    ),
  );

/** Names of units without accents, by what they measure, each with its size in the smallest of them. */
export const measures = [
  { ml: 1, millilitre: 1, cl: 10, centilitre: 10, l: 1000, litre: 1000 },
  { mg: 1, g: 1000, gr: 1000, gramme: 1000, kg: 1e6, kilo: 1e6 },
  { mm: 1, millimetre: 1, cm: 10, centimetre: 10, m: 1000, metre: 1000 },
  { w: 1, watt: 1 },
  { v: 1, volt: 1 },
].map((units) => withPlurals(units));

// Patterns are read by JavaScript and PostgreSQL, which share no shorter signs.
const gap = '[ \\u00a0\\u202f]*';
const unit = `(${measures.flatMap((measure) => Object.keys(measure)).join('|')})`;
const by = `${gap}(?:cm|mm|m)?${gap}[x×]${gap}`;
const wordStart = '(?<![a-z0-9])';
const wordEnd = '(?![a-z0-9])';

/** One spelling for each number with its unit, and the number alone, so that it is found without unit too. */
const spellings: readonly (readonly [pattern: string, replacement: string])[] = [
  // 0,5 and 0.5: 0v5, since a full-text word has letters and digits alone.
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

/** Words of a text as they are indexed and asked for, parted by spaces. */
export const searchText = (text: string): string =>
  spellings.reduce(
    (changed, [pattern, replacement]) => changed.replace(new RegExp(pattern, 'g'), replacement),
    unaccented(text),
  );

/** The same in the database. */
export const searchTextSql = (text: SQL): SQL =>
  spellings.reduce((changed, [pattern, replacement]) => {
    const literals = sql.raw(`'${pattern}', '${replacement.replaceAll('$', '\\')}'`);
    return sql`regexp_replace(${changed}, ${literals}, 'g')`;
  }, sql`unaccented(${text})`);

const figure = '[0-9]+(?:[.,][0-9]+)*';

/** The parts of a query without accents: sizes, numbers with or without unit, words. */
export const queryParts = new RegExp(
  [
    `${figure}(?:${by}${figure})+(?:${gap}(?:cm|mm|m)${wordEnd})?`,
    `[0-9]+m[0-9]{2}${wordEnd}`,
    `${figure}${gap}${unit}${wordEnd}`,
    `${figure}${wordEnd}`,
    '[a-z0-9]+',
  ].join('|'),
  'g',
);
