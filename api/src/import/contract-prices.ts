import { sql } from 'drizzle-orm';
import { inBatches } from '../database/batches';
import type { Db } from '../database/database';
import { grouped, rowsOf } from '../database/rows';
import { customerPrices, listPrices, volumePrices } from '../database/schema';
import { paced, rowsPerTransaction } from '../database/short-transactions';
import { findCustomers, unknownCustomer } from './conditions';
import type { RefusedRow } from './file-rows';
import type { PriceRow } from './price-row';
import { articlesOf } from './prices';

/** For whom a price holds: everybody, a price list or a customer. */
type Target = 'all' | 'list' | 'customer';

const tables = {
  all: { table: volumePrices, holder: null },
  list: { table: listPrices, holder: sql.raw('price_list') },
  customer: { table: customerPrices, holder: sql.raw('customer_id') },
} as const;

/** A price to store; null removes it. */
interface Entry {
  readonly target: Target;
  /** Price list or id of the customer; empty for everybody. */
  readonly holder: string;
  /** The same for messages. */
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly priceHT: number | null;
}

/**
 * Stores the prices that differ, in short transactions that no order waits for: they take effect at the next
 * request. Rows with an unknown customer are refused.
 * @param isInFile whether the file has a row with the key of this one
 */
export async function storeContractPrices(
  db: Db,
  rows: Iterable<PriceRow> | AsyncIterable<PriceRow>,
  isInFile: (row: PriceRow) => boolean = () => false,
) {
  const refused: RefusedRow[] = [];
  const unknown = new Set<string>();
  const counts = new Map<string, number>();
  await inBatches(rows, rowsPerTransaction, async (part) => {
    const customers = await findCustomers(db, [...new Set(part.flatMap(({ client }) => client ?? []))]);
    const known = part.filter(({ client, position }) => {
      const isUnknown = client && !customers.has(client);
      if (isUnknown) refused.push({ position, reason: unknownCustomer(client) });
      return !isUnknown;
    });
    const { found, unknown: absent } = await articlesOf(db, known, (row, { code }) => {
      const { emailAddress, customerNumber } = customers.get(row.client ?? '') ?? {};
      return [row.client, emailAddress ?? row.client, customerNumber ?? row.client].some((client) =>
        isInFile({ ...row, reference: code, client }),
      );
    });
    for (const reference of absent) unknown.add(reference);
    const entries = found.map(
      ({ row: { client, priceList, quantity, priceHT }, article: { code } }): Entry => {
        const target = client ? 'customer' : priceList ? 'list' : 'all';
        const holder = customers.get(client ?? '')?.id ?? priceList ?? '';
        const name = client ? `client ${client}` : priceList ? `tarif ${priceList}` : 'tous les clients';
        return { target, holder, name, code, quantity, priceHT: priceHT === 'none' ? null : priceHT };
      },
    );
    // Of two rows with email address and number of the same customer, the last wins.
    const last = new Map(
      entries.map((entry) => [
        JSON.stringify([entry.target, entry.holder, entry.code, entry.quantity]),
        entry,
      ]),
    );
    for (const [target, given] of grouped([...last.values()], (entry) => entry.target))
      await inBatches(given, rowsPerTransaction, async (some) => {
        const changed = await paced(() => write(db, target, some));
        for (const { name } of changed) counts.set(name, (counts.get(name) ?? 0) + 1);
      });
  });
  return { changes: [...counts].map(([holder, count]) => ({ holder, count })), refused, unknown };
}

/** Writes the entries that differ, in a transaction of their own. @returns these entries */
const write = (db: Db, target: Target, entries: readonly Entry[]): Promise<Entry[]> =>
  db.transaction(async (tx) => {
    const { table, holder } = tables[target];
    const type = sql.raw(target === 'customer' ? 'uuid' : 'text');
    const given = (part: readonly Entry[]) => {
      const column = (name: keyof Entry) => sql.param(part.map((each) => each[name]));
      return sql`unnest(${column('holder')}::${type}[], ${column('code')}::text[], ${column('quantity')}::int[],
        ${column('priceHT')}::numeric[]) with ordinality as given (holder, code, quantity, price_ht, place)`;
    };
    const isSame = sql`stored.code = given.code and stored.quantity = given.quantity
      ${holder ? sql`and stored.${holder} = given.holder` : sql``}`;
    const places = await rowsOf<{ place: number }>(
      tx,
      sql`select given.place::int from ${given(entries)} left join ${table} stored on ${isSame}
        where stored.price_ht is distinct from given.price_ht`,
    );
    const differing = places.flatMap(({ place }) => entries[place - 1] ?? []);
    const removed = differing.filter(({ priceHT }) => priceHT === null);
    const kept = differing.filter(({ priceHT }) => priceHT !== null);
    // A statement without a change would be a change of the catalogue.
    if (removed.length > 0)
      await tx.execute(sql`delete from ${table} stored using ${given(removed)} where ${isSame}`);
    const key = holder ? sql`${holder}, code, quantity` : sql`code, quantity`;
    if (kept.length > 0)
      await tx.execute(sql`
        insert into ${table} (${key}, price_ht)
        select ${holder ? sql`holder,` : sql``} code, quantity, price_ht from ${given(kept)}
        on conflict (${key}) do update set price_ht = excluded.price_ht`);
    return differing;
  });
