import Papa from 'papaparse';
import type { TypedRow } from './typed-row';

const delimiters = ['\t', ';', ','] as const;
const referenceTitle = /^(référence|reference|réf|ref|code|article|produit|sku)(?!\p{L})/iu;
const quantityTitle = /^(quantité|quantite|qté|qte|qty|quantity)(?!\p{L})/iu;

/** Spreadsheets run a cell that begins so as a formula: the export puts an apostrophe before it, which goes again here. */
const guarded = /^'(?=[=+\-@\t\r])/;
const clean = (cell: string | undefined) => (cell ?? '').trim().replace(guarded, '').trim();

/**
 * Rows of typed, pasted or filed text: 'reference quantity', parted by tab, semicolon, comma or white space; the first of these
 * that occurs parts all rows, and a row without it is parted at its last white space. A row of titles tells which column holds what
 * and is no row itself. Blank lines are left out. Any text is taken, nothing is judged here.
 */
export function readRows(text: string): readonly TypedRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const delimiter = delimiters.find((one) => plain.includes(one));
  const records = delimiter
    ? Papa.parse<string[]>(plain, { delimiter, skipEmptyLines: 'greedy' }).data
    : plain.split(/\r\n|\r|\n/).map((line) => [line]);
  const [first = []] = records;
  const titles = titlesOf(first);
  const { reference, quantity } = titles ?? { reference: 0, quantity: 1 };
  return records
    .slice(titles ? 1 : 0)
    .map((cells) =>
      cells.length > 1
        ? { reference: clean(cells[reference]), quantity: clean(cells[quantity]) }
        : atLastSpace(clean(cells[0])),
    )
    .filter((row) => row.reference !== '' || row.quantity !== '');
}

/** The columns that a row of titles names; null when it is none. The code of an article finds it more surely than its reference. */
function titlesOf(cells: readonly string[]) {
  const titles = cells.length > 1 ? cells.map(clean) : clean(cells[0]).split(/\s+/);
  const reference = titles.findIndex((title) => referenceTitle.test(title));
  const quantity = titles.findIndex((title) => quantityTitle.test(title));
  return reference === -1 || quantity === -1 ? null : { reference, quantity };
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
