import { formatCount } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { type ReadFile, readFileRows, sayRefused } from './file-rows';
import { nameSome } from './import-errors';
import { keyOf, type PriceRow, priceColumns, priceRow } from './price-row';
import { storePrices } from './prices';
import { createSpool } from './spool';
import { TextMap } from './text-map';

/** A read file; only its keys and faults are in memory. */
interface PricesFile extends ReadFile {
  readonly rows: AsyncIterable<PriceRow>;
  /** Positions of the valid rows by key. */
  readonly keys: TextMap;
}

/** Reads prices and stocks. @throws {ImportError} when the file as a whole cannot be read */
export async function readPrices(path: string): Promise<PricesFile> {
  const wanted = { entry: 'Article', allowed: priceColumns, required: ['reference'] } as const;
  const rows = createSpool<PriceRow>();
  const keys = new TextMap();
  const file = await readFileRows(path, wanted, priceRow, (row) => {
    const first = keys.get(keyOf(row));
    if (first) return `c’est le même prix qu’à : ${first} ; gardez une seule ligne`;
    keys.add(keyOf(row), row.position);
    rows.add(row);
    return undefined;
  });
  return { ...file, rows, keys };
}

/** Imports prices by row; `say` prints changes and refusals. @returns the number of refused rows */
export async function importPrices(
  db: Db,
  { name, rows, keys, faults }: PricesFile,
  say: (line: string) => void,
): Promise<number> {
  const { changedArticles, counts, refused, unknown } = await storePrices(db, rows, (row) =>
    keys.has(keyOf(row)),
  );
  for (const [holder, count] of counts) say(`${name}, ${holder} : ${formatCount(count)} prix modifiés.`);
  const refusedRows = sayRefused(name, [...faults, ...refused], say);
  const changed = [...counts.values()].reduce((sum, count) => sum + count, changedArticles);
  // Rows that were refused when they were stored have a key too.
  const read = keys.size + refusedRows - refused.length;
  if (unknown.size > 0) say(`Références inconnues, ignorées : ${nameSome([...unknown])}.`);
  say(
    `Prix et stocks importés : ${formatCount(changed)} modifiés, ${formatCount(read)} lignes lues, ${refusedRows} refusées.`,
  );
  return refusedRows;
}
