import { type Found, readProduct } from 'page-kit/catalogue';
import type { Product } from 'shared-contracts/api/products';
import type { CartLine } from 'shared-contracts/cart';
import { isApiError } from 'shared-contracts/http';
import { westernDigits } from 'shared-ui/field';

/** A line of a quick order as typed. */
export interface TypedRow {
  /** Code or reference of an article. */
  readonly reference: string;
  readonly quantity: string;
}

/** One of the articles that share an ambiguous reference. */
interface Choice {
  readonly code: string;
  readonly name: string;
}

/** A row that was not added to the cart, with the reason in French and the invalid field. */
export interface OpenRow extends TypedRow {
  readonly id: string;
  readonly field: 'reference' | 'quantity';
  readonly reason: string;
  /** Articles with this reference if it is ambiguous, else empty. */
  readonly choices: readonly Choice[];
  /** Code of the chosen article among them. */
  readonly code?: string | undefined;
}

/** A row to check. */
export type CheckedRow = TypedRow & Pick<OpenRow, 'id' | 'code'>;

/** What a scanner types for an article, followed by Enter. */
const barcode = /^\d{8,14}$/;

const noReference = 'Indiquez une référence.';
const noQuantity = 'Indiquez une quantité.';
const badQuantity = 'Indiquez un nombre entier à partir de 1, sans point ni virgule.';
const unknown = 'Aucun article ne porte cette référence.';
const notForSale = 'Cet article ne peut pas être commandé en ligne.';
const ended = 'Cet article n’est plus vendu. Choisissez celui qui le remplace, ou retirez la ligne.';
const ambiguous = 'Plusieurs articles portent cette référence. Choisissez-en un.';
const unverified = 'Cette référence n’a pas pu être vérifiée. Réessayez.';

/** Splits rows into cart lines, with their articles, and open rows to correct. */
export function checkRows(rows: readonly CheckedRow[], found: ReadonlyMap<string, Found>) {
  const lines: CartLine[] = [];
  const products: Product[] = [];
  const open: OpenRow[] = [];
  for (const row of rows) {
    const checked = check(row, found.get(row.reference) ?? []);
    if ('product' in checked) {
      lines.push({ productCode: checked.product.Code, quantity: checked.quantity });
      products.push(checked.product);
    } else {
      open.push({ id: row.id, reference: row.reference, quantity: row.quantity, ...checked });
    }
  }
  return { lines, products, open };
}

type Fault = Pick<OpenRow, 'field' | 'reason' | 'choices'>;

function check(
  row: CheckedRow,
  found: Found,
): Fault | { readonly product: Product; readonly quantity: number } {
  const isScanned = row.quantity === '' && barcode.test(row.reference);
  const quantity = isScanned ? 1 : readQuantity(row.quantity);
  const product = articleOf(row, found);
  if ('reason' in product) return product;
  if (quantity !== null) return { product, quantity };
  return { field: 'quantity', reason: row.quantity === '' ? noQuantity : badQuantity, choices: [] };
}

const choiceOf = ({ Code: code, Designation: name }: Product): Choice => ({ code, name });

function articleOf({ reference, code }: CheckedRow, found: Found): Fault | Product {
  const fault = (reason: string): Fault => ({ field: 'reference', reason, choices: [] });
  const sold = (article: Product) => (readProduct(article).PrixHT === null ? fault(notForSale) : article);
  if (reference === '') return fault(noReference);
  // After too many requests, the API's message says how long to wait.
  if (isApiError(found)) return fault(found.status === 429 ? found.message : unverified);
  if ('replacedBy' in found) {
    const successor = found.replacedBy;
    return code === successor.Code ? sold(successor) : { ...fault(ended), choices: [choiceOf(successor)] };
  }
  const [first, ...otherMatches] = found;
  if (!first) return fault(unknown);
  const article = otherMatches.length === 0 ? first : found.find((product) => product.Code === code);
  if (!article) {
    return { field: 'reference', reason: ambiguous, choices: found.map(choiceOf) };
  }
  return sold(article);
}

/**
 * Parses a whole quantity of at least 1; null for anything else. '12,0' and '1 200' are accepted, but not
 * '1.000', which may be one or a thousand.
 */
export function readQuantity(text: string): number | null {
  const [, digits] = /^(\d+)(?:[.,]0{1,2})?$/.exec(westernDigits(text).replace(/\s/g, '')) ?? [];
  const quantity = Number(digits);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : null;
}
