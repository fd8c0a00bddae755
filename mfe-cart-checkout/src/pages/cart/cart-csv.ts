import Papa from 'papaparse';
import { identifierCell } from 'shared-contracts/api/spreadsheet-cells';
import type { CartRow } from '../../cart/use-cart-view';
import type { TypedRow } from './quick-order/check-rows';

const delimiters = ['\t', ';', ','] as const;
/** Matches whole titles: 'Code client' is another column. */
const referenceTitle = /^(référence|reference|réf|ref|code|article|produit|sku)s?\.?( (article|produit))?$/iu;
/** A column of barcodes is that of references only if no other one is. */
const barcodeTitle = /^(code )?(ean|gtin)(-?1[34])?$/iu;
const quantityTitle = /^(quantité|quantite|qté|qte|qty|quantity)(?!\p{L})/iu;
/** Optional first line that declares the delimiter. */
const declaration = /^"?sep=(?<delimiter>.)"?\n/i;

/** Apostrophe by which the export keeps a cell as text, neither formula nor number; removed on import. */
const guarded = /^'(?=[=+\-@\t\r\d])/;
/** Characters by which PDF and email programs replace a typed hyphen, and invisible characters. */
const hyphens = /[\u2010-\u2015\u2212]/g;
const invisible = /[\0\u00ad\u200b-\u200d\u2060\ufeff]/g;
const clean = (cell: string | undefined) =>
  (cell ?? '').replace(invisible, '').replace(hyphens, '-').trim().replace(guarded, '').trim();

/**
 * Parses text into rows 'reference quantity' without validating them. Rows are split at the declared delimiter,
 * or at tabs, semicolons or commas, the first of these that the text has; without any, at their last white space.
 * A header row names the columns; a row with more cells than it is not split and has no quantity. Blank lines
 * are skipped.
 */
export function readRows(text: string): readonly TypedRow[] {
  const all = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = declaration.exec(all);
  const plain = match ? all.slice(match[0].length) : all;
  const delimiter = match?.groups?.delimiter ?? delimiters.find((each) => plain.includes(each));
  const records = delimiter ? recordsOf(plain, delimiter) : plain.split('\n').map((line) => [line]);
  const [first = []] = records;
  const titles = titlesOf(first);
  const { reference, quantity, count } = titles ?? { reference: 0, quantity: 1, count: Infinity };
  return records
    .slice(titles ? 1 : 0)
    .map((cells) => {
      if (cells.length <= 1) return atLastSpace(clean(cells[0]));
      if (cells.slice(count).some((cell) => clean(cell) !== ''))
        return { reference: clean(cells.join(delimiter)), quantity: '' };
      return { reference: clean(cells[reference]), quantity: clean(cells[quantity]) };
    })
    .filter((row) => row.reference !== '' || row.quantity !== '');
}

/** Splits text into cells. If a quote is unclosed, which would swallow rows, each cell ends at a delimiter. */
function recordsOf(text: string, delimiter: string): readonly string[][] {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
  });
  if (errors.every(({ type }) => type !== 'Quotes')) return data;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, '')));
}

/** Returns the column indexes and the column count of a header row; null if the row is not a header. */
function titlesOf(cells: readonly string[]) {
  const titles = cells.length > 1 ? cells.map(clean) : clean(cells[0]).split(/\s+/);
  const named = titles.findIndex((title) => referenceTitle.test(title));
  const reference = named === -1 ? titles.findIndex((title) => barcodeTitle.test(title)) : named;
  const quantity = titles.findIndex((title) => quantityTitle.test(title));
  return reference === -1 || quantity === -1 ? null : { reference, quantity, count: titles.length };
}

function atLastSpace(line: string): TypedRow {
  const [, reference, quantity] = /^(.*\S)\s+(\S+)$/s.exec(line) ?? [];
  return reference === undefined || quantity === undefined
    ? { reference: line, quantity: '' }
    : { reference, quantity };
}

/** Writes rows as text that `readRows` can parse. */
export const writeRows = (rows: readonly TypedRow[]): string =>
  Papa.unparse(
    rows.map(({ reference, quantity }) => [reference, quantity]),
    { delimiter: ';', newline: '\n' },
  );

/** Returns the cart as CSV for a French spreadsheet, which runs or converts no cell; `readRows` can parse it. */
export const writeCart = (rows: readonly Pick<CartRow, 'line' | 'name'>[]): string =>
  `\uFEFF${Papa.unparse(
    {
      fields: ['Référence', 'Quantité', 'Désignation'],
      data: rows.map(({ line, name }) => [identifierCell(line.productCode), line.quantity, name]),
    },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  )}\r\n`;
