import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Columns that tests read, as texts; an absent value is empty. */
type Row = Readonly<
  Record<
    | 'code'
    | 'reference'
    | 'designation'
    | 'description'
    | 'prix_ht'
    | 'tva'
    | 'famille_code'
    | 'famille'
    | 'sous_famille_code'
    | 'sous_famille'
    | 'sous_famille_description'
    | 'groupe_declinaison'
    | 'declinaison'
    | 'stock'
    | 'lot_quantite',
    string
  >
>;

const rows: readonly Row[] = parse(readFileSync(new URL('../catalogue.csv', import.meta.url)), {
  columns: true,
  delimiter: ';',
});

/** Articles in the order of the file; prices in cents, rates in percent. */
export const articles = rows.map((row) => ({
  code: row.code,
  reference: row.reference || row.code,
  designation: row.designation,
  description: row.description,
  priceCents: Math.round(Number(row.prix_ht.replace(',', '.')) * 100),
  vatRate: Number(row.tva.replace(',', '.')),
  categoryCode: row.famille_code,
  subcategoryCode: row.sous_famille_code,
  variantGroup: row.groupe_declinaison || null,
  variantName: row.declinaison || null,
  stock: Number(row.stock),
  packCount: row.lot_quantite ? Number(row.lot_quantite) : null,
}));

/** Returns the first row of each code, in the order of the file. */
const firstOf = (all: readonly Row[], column: 'famille_code' | 'sous_famille_code') =>
  all.filter((row, index) => all.findIndex((other) => other[column] === row[column]) === index);

/** Categories with their sub-categories, in the order of the file. */
export const categories = firstOf(rows, 'famille_code').map(({ famille_code: code, famille: name }) => ({
  code,
  name,
  subcategories: firstOf(
    rows.filter((row) => row.famille_code === code),
    'sous_famille_code',
  ).map((row) => ({ code: row.sous_famille_code, name: row.sous_famille })),
}));

/** The sentence above each sub-category's list. */
export const sentences = firstOf(rows, 'sous_famille_code').map((row) => row.sous_famille_description);
