import { longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import { inCapitals } from '../database/search-text';
import {
  filled,
  optional,
  optionalFigure,
  priceListOf,
  readQuantity,
  readSalesPrice,
  readStock,
  unlessEmpty,
} from './cell-values';

/** Columns of a file of prices with their validation, documented in `docs/catalogue-import.md`. */
const cells = {
  reference: filled(50).transform(inCapitals),
  tarif: unlessEmpty(priceListOf, 'écrivez le nom d’un tarif ou rien'),
  client: optional(longest.emailAddress),
  quantite: optionalFigure(readQuantity),
  prix_ht: unlessEmpty(
    (text) => (text.toLowerCase() === 'aucun' ? ('none' as const) : readSalesPrice(text)),
    'écrivez un prix en euros, aucun ou rien',
  ),
  stock: optionalFigure(readStock),
};
type Column = keyof typeof cells;
/** All columns that a file of prices may have. */
export const priceColumns = Object.keys(cells) as Column[];

/** Whether a row sets the list price or the stock of its article. */
export const isOfCatalogue = (row: {
  readonly priceList: string | null;
  readonly client: string | null;
  readonly quantity: number;
}) => !row.priceList && !row.client && row.quantity === 1;

/** Reads a row of a file of prices. */
export const priceRow = z
  .object(cells)
  .superRefine((row, context) => {
    const refuse = (column: Column, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    if (row.tarif && row.client) refuse('client', 'videz cette cellule, ou tarif');
    if (isOfCatalogue({ priceList: row.tarif ?? null, client: row.client, quantity: row.quantite ?? 1 })) {
      if (row.prix_ht === 'none')
        refuse('prix_ht', 'un article garde un prix ; écrivez-le, ou remplissez tarif');
      if (row.prix_ht === undefined && row.stock === null)
        context.addIssue({
          code: 'custom',
          message: 'ni prix_ht ni stock ; remplissez une des deux cellules',
        });
    } else {
      if (row.prix_ht === undefined) refuse('prix_ht', 'valeur manquante : écrivez un prix ou aucun');
      if (row.stock !== null)
        refuse('stock', 'videz cette cellule : le stock ne dépend ni du client ni de la quantité');
    }
  })
  .transform(({ reference, tarif, client, quantite, prix_ht: priceHT, stock }) => ({
    reference,
    priceList: tarif ?? null,
    client,
    quantity: quantite ?? 1,
    priceHT: priceHT ?? null,
    stock,
  }));

/** A row of a file of prices in euros; null leaves the current value unchanged, 'none' ends a price. */
export type PriceRow = z.infer<typeof priceRow> & { readonly position: string };

/** What a row sets: rows with the same key repeat each other. The client is compared as written. */
export const keyOf = ({ reference, priceList, client, quantity }: PriceRow) =>
  JSON.stringify([reference, priceList, client?.toLowerCase(), quantity]);
