/**
 * Prints a table; the first columns, those of words, are set left, figures right.
 * @param {string} title
 * @param {string[]} head
 * @param {string[][]} rows
 * @param {number} words how many columns hold words
 */
export function printTable(title, head, rows, words = 2) {
  const width = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column < words ? cell.padEnd(width[column]) : cell.padStart(width[column]))).join(' | ')} |`;
  const rule = `|${width.map((count) => '-'.repeat(count + 2)).join('|')}|`;
  console.log([`\n${title}\n`, line(head), rule, ...rows.map(line)].join('\n'));
}

const shown = (value, write) => (Number.isFinite(value) ? write(value) : '–');

/** Milliseconds without decimals. */
export const ms = (value) => shown(value, (number) => String(Math.round(number)));
/** Thousands of bytes with one decimal. */
export const kB = (bytes) => shown(bytes, (number) => (number / 1000).toFixed(1));
export const whole = (value) => shown(value, (number) => String(Math.round(number)));
/** Factors and shifts. */
export const fine = (value) => shown(value, (number) => number.toFixed(2));
