import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  categoriesQuery,
  categoryPath,
  familyDisplayName,
  subcategoryDisplayName,
} from 'shared-contracts/catalogue';
import { isMissing, useHttp } from 'shared-contracts/http';
import { PageMeta } from 'shared-contracts/page-meta';
import { keptSortAtom, sortSearch } from 'shared-contracts/sorting';
import { Listing, Wrap } from 'shared-ui/layout';
import { Trail } from '../../components/Trail';
import { productListQuery, productsOf } from '../../products/product-list-query';
import { FamilyBand } from './FamilyBand';
import { FamilySide } from './FamilySide';
import { findFamily } from './find-family';
import { ProductsSection } from './ProductsSection';
import { SubcategoryTags } from './SubcategoryTags';
import { UnknownFamily } from './UnknownFamily';
import { useSort } from './use-sort';

/** Products of a family or of one of its sub-categories. */
export function ListPage() {
  const { category = '', subcategory } = useParams();
  const sort = useSort();
  const keptSort = useAtomValue(keptSortAtom);
  const http = useHttp();
  const families = useQuery(categoriesQuery(http));
  const list = useInfiniteQuery({
    ...productListQuery(http, { category, subcategory, sort }),
    // Only the order changes while this page stays: the former one is shown until the new one is there.
    placeholderData: keepPreviousData,
  });
  const products = useMemo(() => productsOf(list.data?.pages ?? []), [list.data]);

  const { family, part, known } = findFamily(families.data ?? [], category, subcategory);
  const unknown = families.data && !known && list.isSuccess && products.length === 0;
  if (unknown || isMissing(list.error)) return <UnknownFamily />;

  // Without the menu, the products tell their family.
  const settled = !families.isPending && !list.isPending;
  const familyName = family?.name ?? products[0]?.Category?.name ?? (settled ? category : undefined);
  const familyTitle = familyName && familyDisplayName(familyName);
  const partName = part?.name ?? products[0]?.SubCategory?.name ?? (settled ? subcategory : undefined);
  const title = subcategory ? partName && subcategoryDisplayName(partName) : familyTitle;
  const path = categoryPath(category, subcategory);
  // What is kept on the device is for lists to come: this one is in the order of its address.
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
          ...(subcategory ? [{ label: familyTitle ?? category, href: categoryPath(category), search }] : []),
          { label: title ?? '…', href: path, search },
        ]}
      />
      <FamilyBand title={title} familyName={familyName ?? ''} />
      <Listing
        side={
          <Suspense>
            <FamilySide families={families} category={category} subcategory={subcategory} sort={nextSort} />
          </Suspense>
        }
      >
        <section aria-label="Produits">
          {family && <SubcategoryTags family={family} subcategory={subcategory} sort={nextSort} />}
          <ProductsSection list={list} products={products} sort={sort} />
        </section>
      </Listing>
    </Wrap>
  );
}
