import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownProduct } from 'page-kit/catalogue';
import { UntilDataLate } from 'page-kit/page';
import { useId, useRef } from 'react';
import { type Http, useHttp } from 'shared-contracts/http';
import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import {
  type ListChoice,
  type ListedProduct,
  productListQuery,
  productsOf,
} from '../../products/product-queries';
import { Carousel } from './Carousel';
import cards from './card-row.module.css';
import styles from './RelatedProducts.module.css';
import { useSeen } from './use-seen';

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
function relatedQuery(http: Http, product: ShownProduct) {
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

/**
 * The list is requested when its section comes into view; the code lies in the page's chunk, since on wide screens that is at
 * once. It is an extra: if the call fails, the page goes without.
 */
export function RelatedProducts({ product }: { product: ShownProduct }) {
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  const titleId = useId();
  const related = useQuery({ ...relatedQuery(useHttp(), product), enabled: seen });

  if (related.isError || related.data?.length === 0) return null;
  const title = <h2 id={titleId}>Découvrez aussi</h2>;
  return (
    <section ref={section} className={cards.section} aria-labelledby={titleId}>
      {related.data ? (
        <Carousel title={title} products={related.data} />
      ) : (
        <>
          <div className={cards.head}>{title}</div>
          {seen ? (
            <UntilDataLate>
              <RelatedSkeleton />
            </UntilDataLate>
          ) : (
            <RelatedSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function RelatedSkeleton() {
  return (
    <div className={classNames(cards.row, cards.line)} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((slide) => (
        <div key={slide} className={styles.skeleton}>
          <Skeleton height="picture" />
        </div>
      ))}
    </div>
  );
}
