import { queryOptions } from '@tanstack/react-query';
import type { ShownProduct } from 'page-kit/catalogue';
import type { Http } from 'shared-contracts/http';
import type { ListedProduct } from '../../products/listed-product';
import { type ListChoice, productListQuery, productsOf } from '../../products/product-list-query';

/** Length of the discovery carousel (specification section 9). */
const most = 10;

/** Where others are looked for, nearest first. */
function neighbourhoods({ Category, SubCategory }: ShownProduct): ListChoice[] {
  if (!Category) return [];
  const category = { category: Category.code };
  return SubCategory ? [{ ...category, subcategory: SubCategory.code }, category] : [category];
}

/**
 * Up to 10 other products of the same sub-category, then of the category: one of each series first, so that a row of bags does
 * not hide what else there is. Its own variants come last: the page offers them already. Lists that were seen before are not
 * fetched again.
 */
export function relatedQuery(http: Http, product: ShownProduct) {
  return queryOptions({
    queryKey: ['products', 'related', product.Code],
    queryFn: async ({ client }) => {
      const own = new Set(product.variants.map(({ Code }) => Code)).add(product.Code);
      const seriesShown = new Map<string, ListedProduct>();
      const more = new Map<string, ListedProduct>();
      const variants = new Map<string, ListedProduct>();
      for (const choice of neighbourhoods(product)) {
        if (seriesShown.size + more.size >= most) break;
        const list = await client.ensureInfiniteQueryData(productListQuery(http, choice));
        for (const other of productsOf(list.pages)) {
          const { Code, series = Code } = other;
          const first = seriesShown.get(series);
          if (own.has(Code)) variants.set(Code, other);
          else if (!first) seriesShown.set(series, other);
          else if (first.Code !== Code) more.set(Code, other);
        }
      }
      variants.delete(product.Code);
      return [...seriesShown.values(), ...more.values(), ...variants.values()].slice(0, most);
    },
  });
}
