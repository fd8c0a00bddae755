import Papa from 'papaparse';
import type { TypedRow } from './quick-order/check-rows';

const delimiters = ['\t', ';', ','] as const;
/** Whole titles: 'Code client' and 'Code EAN' are other columns. */
const referenceTitle = /^(référence|reference|réf|ref|code|article|produit|sku)s?\.?( (article|produit))?$/iu;
const quantityTitle = /^(quantité|quantite|qté|qte|qty|quantity)(?!\p{L})/iu;
/** First line that names the delimiter to a spreadsheet. */
const declaration = /^"?sep=(?<delimiter>.)"?\n/i;

/** Spreadsheets run a cell that begins so as a formula: the export puts an apostrophe before it, which goes again here. */
const guarded = /^'(?=[=+\-@\t\r])/;
/** Characters that PDF and mail programs put where a hyphen was typed, and invisible ones. */
const hyphens = /[\u2010-\u2015\u2212]/g;
const invisible = /[\0\u00ad\u200b-\u200d\u2060\ufeff]/g;
const clean = (cell: string | undefined) =>
  (cell ?? '').replace(invisible, '').replace(hyphens, '-').trim().replace(guarded, '').trim();

/**
 * Rows of typed, pasted or filed text: 'reference quantity', parted by tab, semicolon, comma or white space; the first of these
 * that occurs parts all rows, and a row without it is parted at its last white space. A row of titles names the columns and is no
 * row itself; a row with more cells than titles stays whole, without a quantity. Blank lines are left out. Nothing is checked here.
 */
export function readRows(text: string): readonly TypedRow[] {
  const all = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const declared = declaration.exec(all);
  const plain = declared ? all.slice(declared[0].length) : all;
  const delimiter = declared?.groups?.delimiter ?? delimiters.find((one) => plain.includes(one));
  const records = delimiter ? recordsOf(plain, delimiter) : plain.split('\n').map((line) => [line]);
  const [first = []] = records;
  const titles = titlesOf(first);
  const { reference, quantity, count } = titles ?? {
    reference: 0,
    quantity: 1,
    count: Number.POSITIVE_INFINITY,
  };
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

/** A quote that is never closed would take the rows after it into its cell: then quotes are plain signs. */
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

/** The columns that a row of titles names, and how many there are; null when it is none. */
function titlesOf(cells: readonly string[]) {
  const titles = cells.length > 1 ? cells.map(clean) : clean(cells[0]).split(/\s+/);
  const reference = titles.findIndex((title) => referenceTitle.test(title));
  const quantity = titles.findIndex((title) => quantityTitle.test(title));
  return reference === -1 || quantity === -1 ? null : { reference, quantity, count: titles.length };
}

function atLastSpace(line: string): TypedRow {
  const [, reference, quantity] = /^(.*\S)\s+(\S+)$/s.exec(line) ?? [];
  return reference === undefined || quantity === undefined
    ? { reference: line, quantity: '' }
    : { reference, quantity };
}

/** The same rows as text that `readRows` takes back. */
export const writeRows = (rows: readonly TypedRow[]): string =>
  Papa.unparse(
    rows.map(({ reference, quantity }) => [reference, quantity]),
    { delimiter: ';', newline: '\n' },
  );

/** A line of the cart as a spreadsheet shows it. */
export interface WrittenLine {
  readonly code: string;
  readonly quantity: number;
  readonly name: string;
}

/** The cart as CSV for a French spreadsheet, which `readRows` takes back. No cell is run as a formula. */
export const writeCart = (lines: readonly WrittenLine[]): string =>
  `\uFEFF${Papa.unparse(
    {
      fields: ['Référence', 'Quantité', 'Désignation'],
      data: lines.map(({ code, quantity, name }) => [code, String(quantity), name]),
    },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  )}\r\n`;
