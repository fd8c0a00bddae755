import { identifierCell } from 'shared-contracts/api/spreadsheet-cells';

/** Start of a cell that a spreadsheet computes, also in full-width form (OWASP, CSV injection). */
const formula = /^[\t\r]|^\s*[=+\-@＝＋－＠|%]/;
const needsQuotes = /[";\r\n]/;

/** Prefixes user input that a spreadsheet would compute or convert with an apostrophe, so that it stays text. */
export const textCell = (text: string): string => (formula.test(text) ? `'${text}` : identifierCell(text));

/** Formats cents as an amount for French spreadsheets: '1234,50'. */
export const amountCell = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Joins cells with semicolons, as French spreadsheets expect. User input needs `textCell`. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\r\n`;

/** Marks a file as UTF-8 for Excel when it starts the file. */
export const byteOrderMark = '\ufeff';
