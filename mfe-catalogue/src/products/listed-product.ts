import { readProduct, type ShownProduct } from 'page-kit/catalogue';
import type { Product, ProductFacts, ProductLabelling, ProductList } from 'shared-contracts/api/products';

/** What lists show of a product. The rest would triple the data in a list's HTML, and nobody reads it there. */
export type ListedProduct = Pick<
  ShownProduct,
  'Code' | 'Designation' | 'Reference' | 'ImageUrl' | 'PrixHT' | 'Category' | 'SubCategory'
> & {
  readonly facts?: Pick<ProductFacts, 'pack'> | undefined;
  readonly labelling?: Omit<ProductLabelling, 'statements'> | undefined;
  readonly available?: boolean | undefined;
  /** Code of the first variant: the same for all variants of one article. */
  readonly series?: string | undefined;
};

/** A page of a list; without a cursor it is the last one. */
export interface ListedPage {
  readonly items: readonly ListedProduct[];
  readonly cursor?: string;
  /** How many the whole list has, where the API tells it. */
  readonly total?: number;
  /** A sentence for the head of the list. */
  readonly description?: string;
}

/** Where a product of any API enters a list. */
export function listedProduct(product: Product): ListedProduct {
  const { Code, Designation, Reference, ImageUrl, PrixHT, Category, SubCategory, facts, available } =
    readProduct(product);
  const { statements: _statements, ...labelling } = product.labelling ?? {};
  const series = product.variants?.[0]?.Code;
  return {
    Code,
    Designation,
    Reference,
    ImageUrl,
    PrixHT,
    Category,
    SubCategory,
    ...(facts?.pack && { facts: { pack: facts.pack } }),
    ...(Object.keys(labelling).length > 0 && { labelling }),
    ...(typeof available === 'boolean' && { available }),
    ...(series && { series }),
  };
}

/** A list as it is kept: what cards show, and where it goes on. */
export function listedPage({ items, targetItem, total, description }: ProductList): ListedPage {
  return {
    items: items.map(listedProduct),
    ...(total !== undefined && Number.isSafeInteger(total) && { total }),
    ...(typeof description === 'string' && { description }),
    ...(targetItem?.lastEvaluatedKey && { cursor: targetItem.lastEvaluatedKey }),
  };
}
