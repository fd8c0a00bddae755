import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  categoriesQuery,
  categoryDisplayName,
  categoryPath,
  subcategoryDisplayName,
} from 'page-kit/catalogue';
import { PageMeta } from 'page-kit/page-meta';
import { keptSortAtom, sortSearch } from 'page-kit/sorting';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing, useHttp } from 'shared-contracts/http';
import { Listing, Wrap } from 'shared-ui/layout';
import { Trail } from '../../components/Trail';
import { productListQuery, productsOf } from '../../products/product-list-query';
import { CategoryBand } from './CategoryBand';
import { CategorySide } from './CategorySide';
import { findCategory } from './find-category';
import { ProductsSection } from './ProductsSection';
import { SubcategoryTags } from './SubcategoryTags';
import { UnknownCategory } from './UnknownCategory';
import { useSort } from './use-sort';

/** Products of a category or of one of its sub-categories. */
export function ListPage() {
  const { category: categoryCode = '', subcategory: subcategoryCode } = useParams();
  const sort = useSort();
  const keptSort = useAtomValue(keptSortAtom);
  const http = useHttp();
  const categories = useQuery(categoriesQuery(http));
  const list = useInfiniteQuery({
    ...productListQuery(http, { category: categoryCode, subcategory: subcategoryCode, sort }),
    // Only the order changes while this page stays: the former one is shown until the new one is there.
    placeholderData: keepPreviousData,
  });
  const products = useMemo(() => productsOf(list.data?.pages ?? []), [list.data]);

  const { category, subcategory, known } = findCategory(categories.data ?? [], categoryCode, subcategoryCode);
  const unknown = categories.data && !known && list.isSuccess && products.length === 0;
  if (unknown || isMissing(list.error)) return <UnknownCategory />;

  // Without the menu, the products tell their category.
  const settled = !categories.isPending && !list.isPending;
  const categoryName = category?.name ?? products[0]?.Category?.name ?? (settled ? categoryCode : undefined);
  const categoryTitle = categoryName && categoryDisplayName(categoryName);
  const subcategoryName =
    subcategory?.name ?? products[0]?.SubCategory?.name ?? (settled ? subcategoryCode : undefined);
  const title = subcategoryCode ? subcategoryName && subcategoryDisplayName(subcategoryName) : categoryTitle;
  const path = categoryPath(categoryCode, subcategoryCode);
  // What is kept on the device is for lists to come: this one is in the order of its URL.
  const nextSort = sort ?? keptSort;
  const search = sortSearch(nextSort);

  return (
    <Wrap>
      <PageMeta
        title={title ?? 'Produits'}
        description={title && `${title} : produits d’hygiène professionnelle, prix hors taxes et références.`}
        path={path}
      />
      <Trail
        steps={[
          ...(subcategoryCode
            ? [{ label: categoryTitle ?? categoryCode, href: categoryPath(categoryCode), search }]
            : []),
          { label: title ?? '…', href: path, search },
        ]}
      />
      <CategoryBand title={title} categoryName={categoryName ?? ''} />
      <Listing
        side={
          <Suspense>
            <CategorySide
              categories={categories}
              categoryCode={categoryCode}
              subcategoryCode={subcategoryCode}
              sort={nextSort}
            />
          </Suspense>
        }
      >
        <section aria-label="Produits">
          {category && (
            <SubcategoryTags category={category} subcategoryCode={subcategoryCode} sort={nextSort} />
          )}
          <ProductsSection list={list} products={products} sort={sort} />
        </section>
      </Listing>
    </Wrap>
  );
}
