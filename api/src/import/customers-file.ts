import { basename } from 'node:path';
import type { Db } from '../database/database';
import { type ConditionsRow, storeConditions } from './conditions';
import { conditionsColumns, conditionsRow } from './conditions-row';
import { ImportError } from './import-errors';
import { readRows, validRows } from './read-file';

/** The valid rows of a file, and the reasons why others are not. */
interface CustomersFile {
  readonly name: string;
  readonly rows: readonly ConditionsRow[];
  readonly faults: readonly Fault[];
}

interface Fault {
  readonly position: string;
  readonly reason: string;
}

/** Reads customers' conditions. @throws {ImportError} when the file as a whole cannot be read */
export async function readCustomersFile(path: string): Promise<CustomersFile> {
  const name = basename(path);
  const rows: ConditionsRow[] = [];
  const faults: Fault[] = [];
  const add = (position: string, reason: string, field?: string) =>
    faults.push({ position, reason: field ? `${field} : ${reason}` : reason });
  const file = readRows(path, { entry: 'Client', allowed: conditionsColumns, required: [] });
  try {
    for await (const { position, data } of validRows(file, conditionsRow, conditionsColumns, { add }))
      rows.push({ position, ...data });
  } catch (error) {
    throw error instanceof ImportError ? new ImportError(`${name} : ${error.message}`) : error;
  }
  if (rows.length + faults.length === 0)
    throw new ImportError(`${name} : le fichier ne contient aucun client ; ajoutez une ligne par client.`);
  return { name, rows, faults };
}

/**
 * Imports conditions row by row: a refused row changes nothing, and does not prevent the others.
 * @returns a line for each changed or refused row and a last one with their numbers
 */
export async function importCustomers(
  db: Db,
  { name, rows, faults }: CustomersFile,
): Promise<{ readonly lines: string[]; readonly hasRefused: boolean }> {
  const outcomes = await storeConditions(db, rows);
  const refused = [
    ...faults,
    ...outcomes.flatMap(({ position, refusal: reason }) => (reason ? [{ position, reason }] : [])),
  ];
  const changed = outcomes.filter(({ changes }) => changes.length > 0);
  const refusedRows = new Set(refused.map(({ position }) => position)).size;
  const unchanged = outcomes.length - changed.length - outcomes.filter(({ refusal }) => refusal).length;
  const line = (position: string, text: string) => `${name}, ${position.toLowerCase()}, ${text}.`;
  return {
    lines: [
      ...changed.map(({ position, who, changes }) => line(position, `${who} : ${changes.join(', ')}`)),
      ...refused.map(({ position, reason }) => line(position, reason)),
      `Clients importés : ${changed.length} modifiés, ${unchanged} inchangés, ${refusedRows} refusés.`,
    ],
    hasRefused: refusedRows > 0,
  };
}
