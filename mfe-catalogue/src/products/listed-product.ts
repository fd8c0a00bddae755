import type { ShownProduct } from 'page-kit/catalogue';
import type { ProductList } from 'shared-contracts/api/products';
import { usablePrice } from 'shared-contracts/pricing';

/** What lists show of a product. The rest would triple the data in a list's HTML, and nobody reads it there. */
export type ListedProduct = Pick<
  ShownProduct,
  'Code' | 'Designation' | 'Reference' | 'ImageUrl' | 'PrixHT' | 'Category' | 'SubCategory'
>;

/** A page of a list; without a cursor it is the last one. */
export interface ListedPage {
  readonly items: readonly ListedProduct[];
  readonly cursor?: string;
}

/** A list as it is kept: what cards show, and where it goes on. */
export function listedPage({ items, targetItem }: ProductList): ListedPage {
  return {
    items: items.map(({ Code, Designation, Reference, ImageUrl, PrixHT, Category, SubCategory }) => ({
      Code,
      Designation,
      Reference,
      ImageUrl,
      PrixHT: usablePrice(PrixHT),
      Category,
      SubCategory,
    })),
    ...(targetItem?.lastEvaluatedKey && { cursor: targetItem.lastEvaluatedKey }),
  };
}
