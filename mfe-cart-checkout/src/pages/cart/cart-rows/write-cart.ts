import Papa from 'papaparse';

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
