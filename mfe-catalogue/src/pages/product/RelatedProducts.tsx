import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownProduct } from 'page-kit/catalogue';
import { useRef } from 'react';
import { type Http, isMissing, useHttp } from 'shared-contracts/http';
import {
  type ListChoice,
  type ListedProduct,
  productListQuery,
  productsOf,
} from '../../products/product-queries';
import { Carousel } from './Carousel';
import { useNearScreen } from './use-near-screen';

/** Length of the discovery carousel (specification section 9). */
const maxRelated = 10;

/** Returns the lists to search for related products, closest first. */
function relatedLists({ Category, SubCategory }: ShownProduct): ListChoice[] {
  if (!Category) return [];
  const category = { category: Category.code };
  return SubCategory ? [{ ...category, subcategory: SubCategory.code }, category] : [category];
}

/**
 * Up to 10 other products of the sub-category, then of the category: first one of each series, so that
 * variants of one article do not fill the row. The product's own variants are last, since the page links to
 * them already. Cached lists are not fetched again.
 */
function relatedQuery(http: Http, product: ShownProduct) {
  return queryOptions({
    queryKey: ['products', 'related', product.Code],
    queryFn: async ({ client }) => {
      const own = new Set(product.variants.map(({ Code }) => Code)).add(product.Code);
      const seriesShown = new Map<string, ListedProduct>();
      const more = new Map<string, ListedProduct>();
      const variants = new Map<string, ListedProduct>();
      for (const choice of relatedLists(product)) {
        if (seriesShown.size + more.size >= maxRelated) break;
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
      return [...seriesShown.values(), ...more.values(), ...variants.values()].slice(0, maxRelated);
    },
  });
}

/** Requests the list once its section is visible: most visitors do not scroll there, and it is a call of two lists. */
export function RelatedProducts({ product }: { product: ShownProduct }) {
  const section = useRef<HTMLElement>(null);
  const requested = useNearScreen(section, 0);
  const related = useQuery({ ...relatedQuery(useHttp(), product), enabled: requested });
  if (isMissing(related.error)) return null;
  return (
    <Carousel
      ref={section}
      title="Découvrez aussi"
      products={related.data}
      requested={requested}
      onRetry={related.isError ? () => void related.refetch() : undefined}
    />
  );
}
