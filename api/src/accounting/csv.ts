/** What makes a spreadsheet compute a cell, also in its full-width form (OWASP, CSV injection). */
const formula = /^\s*[=+\-@＝＋－＠|%]/;
const needsQuotes = /[";\r\n]/;

/** A text from outside: an apostrophe in front lets a spreadsheet show what it would compute. */
export const textCell = (text: string): string =>
  formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;

/** Cents as French spreadsheets read an amount: '1234,50'. */
export const amountCell = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** A line with semicolons, as French spreadsheets read it. Texts of users need `textCell`. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\r\n`;

/** At the start of a file it marks the file as UTF-8 for Excel. */
export const byteOrderMark = '\ufeff';
