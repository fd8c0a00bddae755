import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  absoluteUrl,
  categoryDisplayName,
  categoryPath,
  fallbackPicture,
  ProductImage,
  productPath,
  productQuery,
  type ShownProduct,
  subcategoryDisplayName,
} from 'page-kit/catalogue';
import { PageMeta, preferredSortAtom, StructuredData, sortSearch, useEnvironment } from 'page-kit/page';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { joinUrl } from 'shared-contracts/api/urls';
import { useHttp } from 'shared-contracts/http';
import { categoryHue } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { CatalogueBreadcrumb } from '../../components/CatalogueBreadcrumb';
import { useHoverPrefetch } from '../../components/use-hover-prefetch';
import { stockQuery } from '../../products/product-queries';
import { BuyBox } from './BuyBox';
import { LinkedProducts } from './LinkedProducts';
import { ProductDescription } from './ProductDescription';
import layout from './product-layout.module.css';
import { RecentlyViewed } from './RecentlyViewed';
import { RelatedProducts } from './RelatedProducts';
import { describeProduct } from './structured-data';

/** Page of a product. */
export function Component() {
  const { idproduct = '' } = useParams();
  const http = useHttp();
  const { data: product } = useSuspenseQuery(productQuery(http, idproduct));
  const { data: stock } = useQuery(stockQuery(http, idproduct));
  const { api, shop, company } = useEnvironment();
  const preferredSort = useAtomValue(preferredSortAtom);
  const category = product.Category?.name ?? '';
  const image = absoluteUrl(api.url, product.ImageUrl);
  // Has the product's category, even if the URL has another one.
  const path = productPath(product);

  return (
    <Wrap {...useHoverPrefetch()}>
      <PageMeta title={product.Designation} description={summary(product)} path={path} image={image} />
      <StructuredData
        facts={describeProduct({
          product,
          stock,
          url: joinUrl(shop.url, path),
          image,
          seller: company.shopName,
        })}
      />
      <CatalogueBreadcrumb steps={stepsTo(product, sortSearch(preferredSort))} />
      <div className={layout.product} data-fam={categoryHue(category)}>
        <div className={layout.picture}>
          <ProductImage
            src={image}
            fallback={fallbackPicture(api.url, product)}
            category={category}
            width={640}
            height={480}
            highPriority
          />
        </div>
        <BuyBox product={product} />
        <div className={layout.about}>
          <ProductDescription product={product} />
        </div>
      </div>
      <LinkedProducts title="Recharges et accessoires" codes={product.accessories} />
      <LinkedProducts title="Convient à" codes={product.fits} />
      <Suspense>
        <RelatedProducts product={product} />
      </Suspense>
      <RecentlyViewed code={product.Code} />
    </Wrap>
  );
}

function summary({ Description: text, Designation, Reference }: ShownProduct): string {
  const [firstParagraph = ''] = text.trim().split('\n');
  return firstParagraph || `${Designation}, référence ${Reference}.`;
}

/** Returns the breadcrumb, without a missing category or sub-category. `search` has the sort of lists. */
function stepsTo({ Code, Designation, Category, SubCategory }: ShownProduct, search: string) {
  return [
    Category && { label: categoryDisplayName(Category.name), href: categoryPath(Category.code), search },
    Category &&
      SubCategory && {
        label: subcategoryDisplayName(SubCategory.name),
        href: categoryPath(Category.code, SubCategory.code),
        search,
      },
    { label: Designation, href: productPath({ Code, Category, SubCategory }) },
  ].filter((step) => step !== null);
}
