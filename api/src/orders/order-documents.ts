import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderDocument } from 'shared-contracts/api/orders';
import { type Db, hasId } from '../database/database';
import { grouped } from '../database/rows';
import { orderDocuments, orders } from '../database/schema';
import { updateOrder } from './update-order';

type StoredDocument = Pick<typeof orderDocuments.$inferInsert, 'orderId' | 'kind' | 'name' | 'content'>;

const { id, orderId, kind, name, content, createdAt } = orderDocuments;

/** Returns the documents of the orders that match, without their content, by name. */
export const documentsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({ id, orderId, kind, name, size: sql<number>`octet_length(${content})`, createdAt })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(which)
    .orderBy(name);

/** Returns the documents of each of these orders by order id, without their content, by name. */
export async function documentsByOrder(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderDocument[]>> {
  const rows = await documentsOf(db, inArray(orderId, [...ids]));
  const documents = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return grouped(documents, (document) => document.orderId);
}

/** Returns a document of this order; undefined when there is none. */
export async function readDocument(db: Db, orderId: string, id: string) {
  const which = and(hasId(orderDocuments.id, id), hasId(orderDocuments.orderId, orderId));
  const [found] = await db.select().from(orderDocuments).where(which);
  return found;
}

/** Stores a document, a change of its order in the feed; one of the same name is replaced if its content differs. */
export const storeDocument = (
  db: Db,
  document: StoredDocument,
): Promise<'added' | 'replaced' | 'unchanged'> =>
  db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(orderDocuments)
      .values(document)
      .onConflictDoUpdate({
        target: [orderId, name],
        set: { content: sql`excluded.content`, createdAt: sql`now()` },
        setWhere: sql`${content} <> excluded.content`,
      })
      .returning({ added: sql<boolean>`xmax = 0` });
    if (!stored) return 'unchanged';
    await updateOrder(tx, document.orderId, { feedPosition: null });
    return stored.added ? 'added' : 'replaced';
  });
