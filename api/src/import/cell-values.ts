import { formatCount, highestPrice } from 'shared-contracts/pricing';
import { z } from 'zod';
import { inCapitals } from '../database/search-text';
import { longestImported } from './limits';

/** A cell was refused; the message is the part of a French sentence that follows the column's name. */
export class CellError extends Error {
  override name = 'CellError';
}

/** Quotes a cell for a message, and abbreviates a long one. */
export const quoted = (text: string) => `« ${text.length > 30 ? `${text.slice(0, 30)}…` : text} »`;

/** Parses a French or English number: `1 234,5`, `1234.5`, with any kind of space between thousands. */
function plainFigure(text: string, what: string, example: string): string {
  const figure = text.trim();
  if (/^-/.test(figure)) throw new CellError(`${quoted(text)} est négatif`);
  const grouped = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=$|[.,])/.exec(figure)?.[0];
  const joined = grouped ? figure.replace(grouped, grouped.replace(/\D/g, '')) : figure;
  if (!/^\d+(?:[.,]\d+)?$/.test(joined))
    throw new CellError(`${quoted(text)} n’est pas ${what} (exemple : ${example})`);
  return joined.replace(',', '.');
}

/** Parses a number with at most so many decimals, and optionally its unit. */
function figureOf(text: string, unit: '€' | '%', decimals: 2 | 4, what: string, example: string): number {
  const figure = plainFigure(text.trim().replace(new RegExp(`\\s*${unit}$`), ''), what, example);
  if ((figure.split('.')[1] ?? '').length > decimals)
    throw new CellError(`${quoted(text)} a plus de ${decimals === 2 ? 'deux' : 'quatre'} décimales`);
  return Number(figure);
}

/** Parses euros before tax with at most four decimals and an optional euro sign. @throws {CellError} */
export function readPrice(text: string): number {
  const price = figureOf(text, '€', 4, 'un prix', '12,50');
  if (price > highestPrice) throw new CellError(`${quoted(text)} dépasse ${formatCount(highestPrice)} €`);
  return price;
}

/** Parses the price of an article, which is never 0. @throws {CellError} */
export function readSalesPrice(text: string): number {
  const price = readPrice(text);
  if (price === 0) throw new CellError(`${quoted(text)} : un article ne se vend pas à 0 €`);
  return price;
}

/** Parses a percentage with at most two decimals and an optional percent sign. @throws {CellError} */
export function readRate(text: string): number {
  const rate = figureOf(text, '%', 2, 'un taux', '20 ou 5,5');
  if (rate > 100) throw new CellError(`${quoted(text)} dépasse 100 %`);
  // A spreadsheet may store 20 % as 0.2.
  if (rate > 0 && rate < 1) throw new CellError(`${quoted(text)} est inférieur à 1 % : écrivez 20 pour 20 %`);
  return rate;
}

/** Parses euros with at most two decimals and an optional euro sign as cents. @throws {CellError} */
export function readCents(text: string): number {
  const cents = Math.round(figureOf(text, '€', 2, 'un montant', '3000 ou 1500,50') * 100);
  if (cents > highestCents) throw new CellError(`${quoted(text)} est trop grand`);
  return cents;
}

/** A billion euros. */
const highestCents = 100_000_000_000;
/** Less than the highest `integer` of PostgreSQL. */
const highestStock = 2_000_000_000;
const highestPackCount = 1_000_000;

function wholeNumber(text: string, highest: number): number {
  const figure = Number(plainFigure(text, 'une quantité', '120'));
  if (!Number.isInteger(figure)) throw new CellError(`${quoted(text)} n’est pas un nombre entier`);
  if (figure > highest) throw new CellError(`${quoted(text)} est trop grand`);
  return figure;
}

/** Parses a number of articles. @throws {CellError} */
export const readStock = (text: string) => wholeNumber(text, highestStock);

/** Creates a reader that refuses 0, with the reason. */
const atLeastOne = (highest: number, reason: string) => (text: string) => {
  const count = wholeNumber(text, highest);
  if (count === 0) throw new CellError(`${quoted(text)} : ${reason}`);
  return count;
};

/** Parses the number of pieces in a pack, at least one. @throws {CellError} */
export const readPackCount = atLeastOne(highestPackCount, 'un lot contient au moins une pièce');

/** Parses a number of shipped or cancelled pieces, at least one. @throws {CellError} */
export const readPieces = atLeastOne(highestStock, 'cette ligne n’annonce rien');

/** Parses the quantity from which a price holds, at least one. @throws {CellError} */
export const readQuantity = atLeastOne(highestStock, 'un prix vaut à partir d’une pièce au moins');

/** Parses the name of a price list, whose case does not matter. @throws {CellError} */
export function priceListOf(text: string): string {
  if (text.length > longestImported.priceList || /[\n@]/.test(text))
    throw new CellError(
      `${quoted(text)} n’est pas un nom de tarif sur une ligne, sans @, de ${longestImported.priceList} caractères au plus`,
    );
  return inCapitals(text);
}

/** A tag or an entity of HTML, with which some systems write their texts. */
const markup = /<\/?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8}\d?);/i;
/** UTF-8 that a system has read as another encoding before it wrote the file, or an unreadable character. */
const misread = /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€/;

/** Plain text without control characters except line breaks. */
export function text(longest: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n').normalize().trim())
    .refine((value) => value.length <= longest, `plus de ${longest} caractères ; raccourcissez`)
    .refine((value) => !/[^\P{Cc}\n]/u.test(value), 'caractère de contrôle interdit : supprimez-le')
    .refine((value) => !markup.test(value), 'balises ou entités HTML interdites : exportez le texte seul')
    .refine((value) => !misread.test(value), 'accents mal lus : exportez de nouveau en UTF-8');
}

/** The reason to refuse an empty cell that is required. */
const missing = 'valeur manquante : remplissez cette cellule';
/** Required text. */
export const filled = (longest: number) => text(longest).refine((value) => value !== '', missing);
/** Optional text; null when empty. */
export const optional = (longest: number) => text(longest).transform((value) => value || null);

/** Parses a web address (http or https) without user name and password; null for any other text. */
export function webUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** The filled parts of a cell. */
export const partsOf = (value: string, separator: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A cell that `read` parses without its outer spaces; `explain` completes the message of a `CellError`. */
const parsed = <Value>(
  read: (cell: string) => Value,
  explain = (message: string, _cell: string): string => message,
) =>
  z.string().transform((padded, context) => {
    const cell = padded.trim();
    try {
      return read(cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      context.addIssue({ code: 'custom', message: explain(error.message, cell) });
      return z.NEVER;
    }
  });

/** A required cell. */
export const required = <Value>(read: (cell: string) => Value) =>
  parsed(read, (message, cell) => (cell ? message : missing));

/** Optional number; null when empty. */
export const optionalFigure = (read: (cell: string) => number) =>
  parsed((cell) => (cell ? read(cell) : null));

/** A cell that may be empty, which changes nothing. @param remedy what to write instead of a refused text */
export const unlessEmpty = <Value>(read: (cell: string) => Value, remedy: string) =>
  parsed(
    (cell) => (cell ? read(cell) : undefined),
    (message) => `${message} ; ${remedy}`,
  );
