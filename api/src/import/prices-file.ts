import { formatCount } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { storeContractPrices } from './contract-prices';
import { type FileRows, lineOf, type RefusedRow, readFileRows } from './file-rows';
import { nameSome } from './import-errors';
import { isOfCatalogue, type PriceRow, priceColumns, priceRow } from './price-row';
import { storePrices } from './prices';

/** Reads prices and stocks. @throws {ImportError} when the file as a whole cannot be read */
export async function readPrices(path: string): Promise<FileRows<PriceRow>> {
  const wanted = { entry: 'Article', allowed: priceColumns, required: ['reference'] } as const;
  const { name, rows, faults } = await readFileRows(path, wanted, priceRow);
  const positions = new Map<string, string>();
  const repeated = rows.flatMap((row): RefusedRow | [] => {
    const key = JSON.stringify([row.reference, row.priceList, row.client?.toLowerCase(), row.quantity]);
    const first = positions.get(key);
    if (!first) positions.set(key, row.position);
    return first
      ? { position: row.position, reason: `c’est le même prix qu’à : ${first} ; gardez une seule ligne` }
      : [];
  });
  const refused = new Set(repeated.map(({ position }) => position));
  return {
    name,
    rows: rows.filter(({ position }) => !refused.has(position)),
    faults: [...faults, ...repeated],
  };
}

/**
 * Imports prices row by row: a refused row changes nothing, and does not prevent the others.
 * @returns a line for each price list or customer with changes and for each refused row, and their numbers
 */
export async function importPrices(
  db: Db,
  { name, rows, faults }: FileRows<PriceRow>,
): Promise<{ readonly lines: string[]; readonly hasRefused: boolean }> {
  const [listed = [], agreed = []] = [true, false].map((which) =>
    rows.filter((row) => isOfCatalogue(row) === which),
  );
  const catalogue = await storePrices(db, listed);
  const contract = await storeContractPrices(db, agreed);
  const unknown = [...new Set([...catalogue.unknown, ...contract.unknown])];
  const refused = [...faults, ...contract.refused];
  const refusedRows = new Set(refused.map(({ position }) => position)).size;
  const changed = contract.changes.reduce((sum, { count }) => sum + count, catalogue.changed);
  return {
    lines: [
      ...contract.changes.map(
        ({ holder, count }) => `${name}, ${holder} : ${formatCount(count)} prix modifiés.`,
      ),
      ...refused.map(({ position, reason }) => lineOf(name, position, reason)),
      ...(unknown.length > 0 ? [`Références inconnues, ignorées : ${nameSome(unknown)}.`] : []),
      `Prix et stocks importés : ${formatCount(changed)} modifiés, ${formatCount(rows.length + refusedRows - contract.refused.length)} lignes lues, ${refusedRows} refusées.`,
    ],
    hasRefused: refusedRows > 0,
  };
}
