import { and, asc, eq, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import { listLimits } from 'shared-contracts/api/limits';
import type { NewShoppingList, ShoppingList, ShoppingListChange } from 'shared-contracts/api/lists';
import { lockedCustomer } from '../account/customer-repository';
import { summedLines } from '../cart/cart';
import { type Db, hasId, type Tx } from '../database/database';
import { violates } from '../database/database-errors';
import { shoppingLists } from '../database/schema';
import { notFound, Refusal } from '../refusals/refusals';

// Articles are not checked: a list may contain deleted ones.

type Row = typeof shoppingLists.$inferSelect;

const ownList = (customerId: string, id: string) =>
  and(eq(shoppingLists.customerId, customerId), hasId(shoppingLists.id, id));

const toList = ({ customerId: _customerId, createdAt, updatedAt, ...row }: Row): ShoppingList => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Handles the error of a write. @throws {Refusal} 409 when another list has the name */
const refuseTaken = (name: string | undefined) => (error: unknown) => {
  if (!violates(error, 'shopping_lists_by_name')) throw error;
  const message = `Vous avez déjà une liste «\u00a0${name}\u00a0».`;
  throw new Refusal(409, 'list_name_taken', message, { field: 'name' });
};

async function locked(tx: Tx, customerId: string, id: string): Promise<Row> {
  await lockedCustomer(tx, customerId);
  const [list] = await tx.select().from(shoppingLists).where(ownList(customerId, id));
  if (!list) throw notFound('Liste');
  return list;
}

async function store(tx: Tx, { customerId, id, version }: Row, changes: Partial<Row>): Promise<ShoppingList> {
  const [stored] = await tx
    .update(shoppingLists)
    .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
    .where(ownList(customerId, id))
    .returning()
    .catch(refuseTaken(changes.name));
  if (!stored) throw notFound('Liste');
  return toList(stored);
}

/** Returns the customer's lists, oldest first. */
export async function allLists(db: Db, customerId: string): Promise<ShoppingList[]> {
  const rows = await db
    .select()
    .from(shoppingLists)
    .where(eq(shoppingLists.customerId, customerId))
    .orderBy(asc(shoppingLists.createdAt), asc(shoppingLists.id))
    .limit(listLimits.lists);
  return rows.map(toList);
}

/** Adds a list. @throws {Refusal} 409 for too many lists or a name taken in any case or accents, 400 for an unsafe sum */
export async function addList(tx: Tx, customerId: string, { name, lines = [] }: NewShoppingList) {
  await lockedCustomer(tx, customerId);
  const message = `Vous avez atteint le nombre maximal de ${listLimits.lists} listes.`;
  if ((await tx.$count(shoppingLists, eq(shoppingLists.customerId, customerId))) >= listLimits.lists)
    throw new Refusal(409, 'too_many_lists', message);
  const [added] = await tx
    .insert(shoppingLists)
    .values({ customerId, name, lines: summedLines(lines) })
    .returning()
    .catch(refuseTaken(name));
  if (!added) throw new Error('a list was not stored');
  return toList(added);
}

/**
 * Changes name or lines of a list.
 * @throws {Refusal} 404 for a list of another customer, 409 for a taken name or an old version, 400 for an unsafe sum
 */
export async function changeList(
  tx: Tx,
  customerId: string,
  id: string,
  { version, name, lines }: ShoppingListChange,
): Promise<ShoppingList> {
  const list = await locked(tx, customerId, id);
  const message = 'Cette liste a été modifiée entre-temps. Vérifiez-la, puis recommencez.';
  if (list.version !== version) throw new Refusal(409, 'list_changed', message);
  return store(tx, list, {
    ...(name !== undefined && { name }),
    ...(lines && { lines: summedLines(lines) }),
  });
}

/** Adds quantities to the current version of a list. @throws {Refusal} 404, 409 for too many lines, 400 for an unsafe sum */
export async function addToList(tx: Tx, customerId: string, id: string, lines: readonly CartLine[]) {
  const list = await locked(tx, customerId, id);
  const all = summedLines([...list.lines, ...lines]);
  const message = `Une liste contient au plus ${listLimits.lines} articles.`;
  if (all.length > listLimits.lines) throw new Refusal(409, 'too_many_lines', message);
  return store(tx, list, { lines: all });
}

/** Deletes a list. @throws {Refusal} 404 for a list of another customer */
export async function removeList(tx: Tx, customerId: string, id: string): Promise<{ id: string }> {
  const list = await locked(tx, customerId, id);
  await tx.delete(shoppingLists).where(ownList(customerId, list.id));
  return { id };
}
