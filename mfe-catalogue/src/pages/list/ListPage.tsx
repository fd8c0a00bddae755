import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  absoluteUrl,
  categoriesQuery,
  categoryDisplayName,
  categoryPath,
  fallbackPicture,
  subcategoryDisplayName,
} from 'page-kit/catalogue';
import { PageMeta, preferredSortAtom, sortSearch, useEnvironment } from 'page-kit/page';
import { Suspense, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { isMissing, useHttp } from 'shared-contracts/http';
import { Listing, Wrap } from 'shared-ui/layout';
import { CatalogueBreadcrumb } from '../../components/CatalogueBreadcrumb';
import { Tag, Tags } from '../../components/Tags';
import { FacetRow } from '../../facets/FacetRow';
import { choiceSearch, isNarrowed } from '../../facets/facet-choice';
import { offered } from '../../facets/facets';
import { listed } from '../../listing/ListBar';
import { type ListedPage, productListQuery, productsOf } from '../../products/product-queries';
import { UnknownCategory } from '../errors';
import { findCategory } from '../loaders';
import { CategoryBand } from './CategoryBand';
import { CategoryMenu } from './CategoryMenu';
import { ProductsSection } from './ProductsSection';
import { useNarrowing } from './use-narrowing';
import { useSort } from './use-sort';

/** Page with the products of a category or sub-category. */
export function Component() {
  const { category: categoryCode = '', subcategory: subcategoryCode } = useParams();
  const sort = useSort();
  const preferredSort = useAtomValue(preferredSortAtom);
  const http = useHttp();
  const { api } = useEnvironment();
  const categories = useQuery(categoriesQuery(http));
  const path = categoryPath(categoryCode, subcategoryCode);
  const selection = { category: categoryCode, subcategory: subcategoryCode, sort };
  const found = useNarrowing(selection, path);
  const { facts, choice } = found;
  const list = useInfiniteQuery({
    ...productListQuery(http, { ...selection, facts }),
    // Only sort and facets change while this page is mounted: the previous list is shown meanwhile.
    placeholderData: keepPreviousData,
  });
  const products = useMemo(() => productsOf(list.data?.pages ?? []), [list.data]);

  const { article, description } = useHead(list.data?.pages[0]);

  const { category, subcategory, known } = findCategory(categories.data ?? [], categoryCode, subcategoryCode);
  const unknown = categories.data && !known && list.isSuccess && products.length === 0;
  if (unknown || (!list.data && isMissing(list.error))) return <UnknownCategory />;
  if (found.redirect) return <Navigate to={found.redirect} replace />;
  const total = list.data?.pages[0]?.total ?? products.length;
  const narrowing = { ...found, facets: offered(found.facets, choice, total) };

  // Without the menu, the category's name is that of the first product.
  const settled = !categories.isPending && !list.isPending;
  const categoryName = category?.name ?? products[0]?.Category?.name ?? (settled ? categoryCode : undefined);
  const categoryTitle = categoryName && categoryDisplayName(categoryName);
  const subcategoryName =
    subcategory?.name ?? products[0]?.SubCategory?.name ?? (settled ? subcategoryCode : undefined);
  const title = subcategoryCode ? subcategoryName && subcategoryDisplayName(subcategoryName) : categoryTitle;
  // The stored sort applies to links to other lists; this list has the sort in its URL.
  const nextSort = sort ?? preferredSort;
  const search = sortSearch(nextSort);

  return (
    <Wrap>
      <PageMeta
        title={[title ?? 'Produits', subcategoryCode && categoryTitle].filter(Boolean).join(' – ')}
        description={
          description ||
          (title && `${title}\u00a0: produits d’hygiène professionnelle, prix hors taxes et références.`)
        }
        path={isNarrowed(choice) ? undefined : path}
      />
      <CatalogueBreadcrumb
        steps={[
          ...(subcategoryCode
            ? [{ label: categoryTitle ?? categoryCode, href: categoryPath(categoryCode), search }]
            : []),
          { label: title ?? '…', href: path, search },
        ]}
      />
      <CategoryBand
        title={title}
        categoryName={categoryName ?? ''}
        description={description}
        picture={subcategoryCode && (list.isPending ? null : absoluteUrl(api.url, article?.ImageUrl))}
        fallback={article && fallbackPicture(api.url, article)}
      />
      <Listing
        side={
          <Suspense>
            <CategoryMenu
              categories={categories}
              categoryCode={categoryCode}
              subcategoryCode={subcategoryCode}
              search={search}
            />
          </Suspense>
        }
      >
        <section aria-label="Produits" className={listed}>
          {category && (
            <SubcategoryTags
              category={category}
              subcategoryCode={subcategoryCode}
              sort={nextSort}
              choice={choice}
            />
          )}
          <Suspense>
            <FacetRow {...narrowing} />
          </Suspense>
          <ProductsSection list={list} products={products} sort={sort} narrowing={narrowing} />
        </section>
      </Listing>
    </Wrap>
  );
}

/** Returns the article of the picture and the description, which stay when the sort or the facets change. */
function useHead(page: ListedPage | undefined) {
  const [first, setFirst] = useState<ListedPage>();
  if (!first && page?.items.length) setFirst(page);
  const { items, description } = first ?? page ?? { items: [] };
  return { article: items[0], description };
}

interface SubcategoryTagsProps {
  category: Category;
  subcategoryCode: string | undefined;
  sort: ProductSort | undefined;
  choice: FactChoice;
}

function SubcategoryTags({ category, subcategoryCode, sort, choice }: SubcategoryTagsProps) {
  const search = choiceSearch(choice, sort);
  return (
    <Tags label="Sous-catégories">
      <Tag href={categoryPath(category.code) + search} current={subcategoryCode === undefined}>
        Tout
      </Tag>
      {category.subcategories.map(({ code, name }) => (
        <Tag key={code} href={categoryPath(category.code, code) + search} current={code === subcategoryCode}>
          {subcategoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
