import { formatCount } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { storeContractPrices } from './contract-prices';
import { lineOf, type ReadFile, type RefusedRow, readFileRows } from './file-rows';
import { nameSome } from './import-errors';
import { isOfCatalogue, keyOf, type PriceRow, priceColumns, priceRow } from './price-row';
import { storePrices } from './prices';
import { createSpool } from './spool';

/** A read file; only its keys and faults are in memory. */
interface PricesFile extends ReadFile {
  /** Rows that set the list price or the stock of an article, and the others; each is read once. */
  readonly listed: AsyncIterable<PriceRow>;
  readonly agreed: AsyncIterable<PriceRow>;
  /** Positions of the valid rows by key. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Reads prices and stocks. @throws {ImportError} when the file as a whole cannot be read */
export async function readPrices(path: string): Promise<PricesFile> {
  const wanted = { entry: 'Article', allowed: priceColumns, required: ['reference'] } as const;
  const [listed, agreed] = [createSpool<PriceRow>(), createSpool<PriceRow>()];
  const keys = new Map<string, string>();
  const repeated: RefusedRow[] = [];
  const { name, faults } = await readFileRows(path, wanted, priceRow, (row) => {
    const key = keyOf(row);
    const first = keys.get(key);
    if (first)
      repeated.push({
        position: row.position,
        reason: `c’est le même prix qu’à : ${first} ; gardez une seule ligne`,
      });
    else {
      keys.set(key, row.position);
      (isOfCatalogue(row) ? listed : agreed).add(row);
    }
  });
  return { name, listed, agreed, keys, faults: [...faults, ...repeated] };
}

/** Imports prices by row; `say` prints changes and refusals. @returns the number of refused rows */
export async function importPrices(
  db: Db,
  { name, listed, agreed, keys, faults }: PricesFile,
  say: (line: string) => void,
): Promise<number> {
  const isInFile = (row: PriceRow) => keys.has(keyOf(row));
  const catalogue = await storePrices(db, listed, isInFile);
  const contract = await storeContractPrices(db, agreed, isInFile);
  const unknown = [...new Set([...catalogue.unknown, ...contract.unknown])];
  const refused = [...faults, ...contract.refused];
  const refusedRows = new Set(refused.map(({ position }) => position)).size;
  const changed = contract.changes.reduce((sum, { count }) => sum + count, catalogue.changed);
  const read = keys.size + refusedRows - contract.refused.length;
  for (const { holder, count } of contract.changes)
    say(`${name}, ${holder} : ${formatCount(count)} prix modifiés.`);
  for (const { position, reason } of refused) say(lineOf(name, position, reason));
  if (unknown.length > 0) say(`Références inconnues, ignorées : ${nameSome(unknown)}.`);
  say(
    `Prix et stocks importés : ${formatCount(changed)} modifiés, ${formatCount(read)} lignes lues, ${refusedRows} refusées.`,
  );
  return refusedRows;
}
