import type { Db } from '../database/database';
import { type ConditionsRow, storeConditions } from './conditions';
import { conditionsColumns, conditionsRow } from './conditions-row';
import { lineOf, type ReadFile, readFileRows } from './file-rows';

interface CustomersFile extends ReadFile {
  readonly rows: readonly ConditionsRow[];
}

/** Reads customers' conditions. @throws {ImportError} when the file as a whole cannot be read */
export async function readCustomersFile(path: string): Promise<CustomersFile> {
  const rows: ConditionsRow[] = [];
  const wanted = { entry: 'Client', allowed: conditionsColumns, required: [] } as const;
  return { ...(await readFileRows(path, wanted, conditionsRow, (row) => rows.push(row))), rows };
}

/** Imports conditions by row; `say` prints changes and refusals. @returns the number of refused rows */
export async function importCustomers(
  db: Db,
  { name, rows, faults }: CustomersFile,
  say: (line: string) => void,
): Promise<number> {
  const outcomes = await storeConditions(db, rows);
  const refused = [
    ...faults,
    ...outcomes.flatMap(({ position, refusal: reason }) => (reason ? [{ position, reason }] : [])),
  ];
  const changed = outcomes.filter(({ changes }) => changes.length > 0);
  const refusedRows = new Set(refused.map(({ position }) => position)).size;
  const unchanged = outcomes.length - changed.length - outcomes.filter(({ refusal }) => refusal).length;
  for (const { position, who, changes } of changed)
    say(lineOf(name, position, `${who} : ${changes.join(', ')}`));
  for (const { position, reason } of refused) say(lineOf(name, position, reason));
  say(`Clients importés : ${changed.length} modifiés, ${unchanged} inchangés, ${refusedRows} refusés.`);
  return refusedRows;
}
