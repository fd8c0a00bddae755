import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import { listLimits } from 'shared-contracts/api/limits';
import type { NewShoppingList, ShoppingList, ShoppingListChange } from 'shared-contracts/api/lists';
import { lockCustomer } from '../account/customer-repository';
import { summedLines } from '../cart/cart';
import { type Db, isUuid, type Tx } from '../database/database';
import { shoppingLists } from '../database/schema';
import { notFound, Refusal } from '../refusals/refusals';

type Row = typeof shoppingLists.$inferSelect;

const ownList = (customerId: string, id: string) =>
  isUuid(id) ? and(eq(shoppingLists.customerId, customerId), eq(shoppingLists.id, id)) : sql`false`;

const toList = ({ customerId: _customerId, createdAt, updatedAt, ...row }: Row): ShoppingList => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The shopping lists of customers. Articles are not checked: a list may contain deleted ones. */
export function createListRepository(db: Db) {
  async function refuseTaken(tx: Tx, customerId: string, name: string, ownId?: string): Promise<void> {
    const others = and(
      eq(shoppingLists.customerId, customerId),
      sql`unaccented(${shoppingLists.name}) = unaccented(${name})`,
      ownId ? ne(shoppingLists.id, ownId) : undefined,
    );
    if ((await tx.$count(shoppingLists, others)) === 0) return;
    const message = `Vous avez déjà une liste «\u00a0${name}\u00a0».`;
    throw new Refusal(409, 'list_name_taken', message, { field: 'name' });
  }

  async function own(tx: Tx, customerId: string, id: string): Promise<Row> {
    await lockCustomer(tx, customerId);
    const [list] = await tx.select().from(shoppingLists).where(ownList(customerId, id));
    if (!list) throw notFound('Liste');
    return list;
  }

  async function store(
    tx: Tx,
    { customerId, id, version }: Row,
    changes: Partial<Row>,
  ): Promise<ShoppingList> {
    const [stored] = await tx
      .update(shoppingLists)
      .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
      .where(ownList(customerId, id))
      .returning();
    if (!stored) throw notFound('Liste');
    return toList(stored);
  }

  return {
    all: async (customerId: string) => {
      const rows = await db
        .select()
        .from(shoppingLists)
        .where(eq(shoppingLists.customerId, customerId))
        .orderBy(asc(shoppingLists.createdAt), asc(shoppingLists.id))
        .limit(listLimits.lists);
      return rows.map(toList);
    },

    /** @throws {Refusal} 409 for too many lists or a taken name, compared without case and accents */
    add: (customerId: string, { name, lines = [] }: NewShoppingList) =>
      db.transaction(async (tx) => {
        await lockCustomer(tx, customerId);
        if ((await tx.$count(shoppingLists, eq(shoppingLists.customerId, customerId))) >= listLimits.lists)
          throw new Refusal(
            409,
            'too_many_lists',
            `Vous avez atteint le nombre maximal de ${listLimits.lists} listes.`,
          );
        await refuseTaken(tx, customerId, name);
        const [added] = await tx
          .insert(shoppingLists)
          .values({ customerId, name, lines: summedLines(lines) })
          .returning();
        if (!added) throw new Error('a list was not stored');
        return toList(added);
      }),

    /** @throws {Refusal} 404 for a list of another customer, 409 for a taken name or an outdated version */
    change: (customerId: string, id: string, { version, name, lines }: ShoppingListChange) =>
      db.transaction(async (tx) => {
        const list = await own(tx, customerId, id);
        if (list.version !== version)
          throw new Refusal(
            409,
            'list_changed',
            'Cette liste a été modifiée entre-temps. Vérifiez-la, puis recommencez.',
          );
        if (name !== undefined) await refuseTaken(tx, customerId, name, list.id);
        return store(tx, list, {
          ...(name !== undefined && { name }),
          ...(lines && { lines: summedLines(lines) }),
        });
      }),

    /** Adds quantities to the current version. @throws {Refusal} 404, 409 for too many lines */
    addLines: (customerId: string, id: string, lines: readonly CartLine[]) =>
      db.transaction(async (tx) => {
        const list = await own(tx, customerId, id);
        const all = summedLines([...list.lines, ...lines]);
        if (all.length > listLimits.lines)
          throw new Refusal(
            409,
            'too_many_lines',
            `Une liste contient au plus ${listLimits.lines} articles.`,
          );
        return store(tx, list, { lines: all });
      }),

    /** @throws {Refusal} 404 for a list of another customer */
    remove: (customerId: string, id: string) =>
      db.transaction(async (tx) => {
        const list = await own(tx, customerId, id);
        await tx.delete(shoppingLists).where(ownList(customerId, list.id));
        return { id };
      }),
  };
}
