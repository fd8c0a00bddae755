import { z } from 'zod';
import { CartLine } from './cart';
import { listLimits, longest } from './limits';
import { oneLine } from './names';

const ListName = z.string().overwrite(oneLine).min(1).max(longest.listName);
/** Codes are not checked against the catalogue. */
const ListLine = CartLine.extend({ productCode: CartLine.shape.productCode.min(1) });
const ListLines = z.array(ListLine).max(listLimits.lines);

/** A customer's named list of articles, such as 'Étage 2'. Its articles may no longer be in the catalogue. */
export const ShoppingList = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Number of changes: a client that replaces lines sends the version that it has read. */
    version: z.number().int(),
    lines: z.array(CartLine),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.infer<typeof ShoppingList>;

/** Body of `POST users/lists`; `lines` are those of a cart or an order. */
export const NewShoppingList = z.object({ name: ListName, lines: ListLines.default([]) });
export type NewShoppingList = z.input<typeof NewShoppingList>;

/** Body of `PATCH users/lists/{id}`: `lines` replace all stored lines; an outdated `version` is refused. */
export const ShoppingListChange = z.object({
  version: z.number().int(),
  name: ListName.optional(),
  lines: ListLines.optional(),
});
export type ShoppingListChange = z.input<typeof ShoppingListChange>;

/** Body of `POST users/lists/{id}/lines`: quantities are added to the stored ones. */
export const AddedListLines = z.object({ lines: ListLines.min(1) });
export type AddedListLines = z.input<typeof AddedListLines>;

/** Response of `DELETE users/lists/{id}`. */
export const DeletedShoppingList = z.object({ id: z.string() });
