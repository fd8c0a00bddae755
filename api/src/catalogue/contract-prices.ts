import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PriceBreak } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { type Customer, customerPrices, customers, listPrices } from '../database/schema';

type PriceTable = typeof customerPrices | typeof listPrices;
const columns = ({ code, quantity, priceHT }: PriceTable) => ({ code, quantity, priceHT });

/** Returns contract prices by code: the customer's own, else those of the price list (decision 008). */
export async function contractPrices(
  db: Db,
  customerId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceBreak[]>> {
  const rows = await unionAll(
    db
      .select({ ...columns(customerPrices), own: sql<boolean>`true` })
      .from(customerPrices)
      .where(and(eq(customerPrices.customerId, customerId), inArray(customerPrices.code, [...codes]))),
    db
      .select({ ...columns(listPrices), own: sql<boolean>`false` })
      .from(customers)
      .innerJoin(listPrices, eq(listPrices.priceList, customers.priceList))
      .where(and(eq(customers.id, customerId), inArray(listPrices.code, [...codes]))),
  );
  const byCode = [...grouped(rows, ({ code }) => code)];
  return new Map(
    byCode.map(([code, each]) => {
      const own = each.filter((row) => row.own);
      const breaks = (own.length > 0 ? own : each).map(({ quantity, priceHT }) => ({ quantity, priceHT }));
      return [code, breaks.sort((one, other) => one.quantity - other.quantity)];
    }),
  );
}

/** Whether the customer has a price list or prices of their own. */
export async function hasContractPrices(
  db: Db,
  { id, priceList }: Pick<Customer, 'id' | 'priceList'>,
): Promise<boolean> {
  if (priceList !== null) return true;
  const [own] = await db.select().from(customerPrices).where(eq(customerPrices.customerId, id)).limit(1);
  return own !== undefined;
}
