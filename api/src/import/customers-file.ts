import type { z } from 'zod';
import type { Db } from '../database/database';
import { findCustomers, inWords, storeConditions, unknownCustomer } from './conditions';
import { conditionsColumns, conditionsRow } from './conditions-row';
import { lineOf, type ReadFile, readFileRows, sayRefused } from './file-rows';

interface CustomersFile extends ReadFile {
  readonly rows: readonly (z.infer<typeof conditionsRow> & { readonly position: string })[];
}

/** Reads customers' conditions. @throws {ImportError} when the file as a whole cannot be read */
export async function readCustomersFile(path: string): Promise<CustomersFile> {
  const rows: CustomersFile['rows'][number][] = [];
  const wanted = { entry: 'Client', allowed: conditionsColumns, required: [] } as const;
  const file = await readFileRows(path, wanted, conditionsRow, (row) => {
    rows.push(row);
    return undefined;
  });
  return { ...file, rows };
}

/**
 * Imports conditions, a row at a time, so that orders wait for none; a customer's second row is refused.
 * @param say prints changes and refusals
 * @returns the number of refused rows
 */
export async function importCustomers(
  db: Db,
  { name, rows, faults }: CustomersFile,
  say: (line: string) => void,
): Promise<number> {
  const whos = rows.map(({ who }) => who);
  const found = await findCustomers(db, whos);
  const positions = new Map<string, string>();
  const refused = [...faults];
  let [changed, unchanged] = [0, 0];
  for (const { position, who, conditions } of rows) {
    const customer = found.get(who);
    const first = customer && positions.get(customer.id);
    if (customer && !first) positions.set(customer.id, position);
    const { differing = {}, refusal } = !customer
      ? { refusal: unknownCustomer(who) }
      : first
        ? { refusal: `« ${who} » est déjà le client de : ${first} ; gardez une seule ligne` }
        : await storeConditions(db, customer, conditions);
    const changes = inWords(differing);
    if (refusal) refused.push({ position, reason: refusal });
    else if (changes.length === 0) unchanged += 1;
    else {
      changed += 1;
      say(lineOf(name, position, `${who} : ${changes.join(', ')}`));
    }
  }
  const refusedRows = sayRefused(name, refused, say);
  say(`Clients importés : ${changed} modifiés, ${unchanged} inchangés, ${refusedRows} refusés.`);
  return refusedRows;
}
