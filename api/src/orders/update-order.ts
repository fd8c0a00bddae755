import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database';
import { orders } from '../database/schema';

/** Changes columns of an order. */
export const updateOrder = (tx: Tx, id: string, changes: PgUpdateSetSource<typeof orders>) =>
  tx.update(orders).set(changes).where(eq(orders.id, id));
