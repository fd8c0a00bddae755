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

/** A row that was not added to the cart, with the reason in French and the invalid field. */
export interface OpenRow extends TypedRow {
  readonly id: string;
  readonly field: 'reference' | 'quantity';
  readonly reason: string;
  /** Articles to choose from if the reference is ambiguous or its article is replaced, else empty. */
  readonly choices: readonly { readonly code: string; readonly name: string }[];
  /** Code of the chosen article among them. */
  readonly code?: string | undefined;
}

/** A row to check. */
export type CheckedRow = TypedRow & Pick<OpenRow, 'id' | 'code'>;

/** What a scanner types for an article, followed by Enter. */
const barcode = /^\d{8,14}$/;

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
  const notWhole = 'Indiquez un nombre entier à partir de 1, sans point ni virgule.';
  const reason = row.quantity === '' ? 'Indiquez une quantité.' : notWhole;
  return { field: 'quantity', reason, choices: [] };
}

/** Returns the article to order, or why there is none, with the articles to choose from. */
function articleOf({ reference, code }: CheckedRow, found: Found): Fault | Product {
  const fault = (reason: string, products: readonly Product[] = []): Fault => ({
    field: 'reference',
    reason,
    choices: products.map(({ Code, Designation }) => ({ code: Code, name: Designation })),
  });
  if (reference === '') return fault('Indiquez une référence.');
  // After too many requests, the API's message says how long to wait.
  if (isApiError(found))
    return fault(
      found.status === 429 ? found.message : 'Cette référence n’a pas pu être vérifiée. Réessayez.',
    );
  const isEnded = 'replacedBy' in found;
  const articles = isEnded ? [found.replacedBy] : found;
  if (articles.length === 0) return fault('Aucun article ne porte cette référence.');
  const article = isEnded || articles.length > 1 ? articles.find(({ Code }) => Code === code) : articles[0];
  if (!article)
    return isEnded
      ? fault(
          'Cet article n’est plus vendu. Choisissez celui qui le remplace, ou retirez la ligne.',
          articles,
        )
      : fault('Plusieurs articles portent cette référence. Choisissez-en un.', articles);
  if (readProduct(article).PrixHT === null) return fault('Cet article ne peut pas être commandé en ligne.');
  return article;
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
