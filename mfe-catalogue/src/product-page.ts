import { type PageHandle, page } from 'page-kit/page';
import { loadProduct } from './pages/product/load-product';
import { ProductSkeleton } from './pages/product/ProductSkeleton';

/** Route of the product page. Not in `routes.ts`, since links to products preload its code. */
export const productPage = page({
  load: () => import(/* webpackChunkName: "product" */ './pages/product/ProductPage'),
  loader: loadProduct,
  Skeleton: ProductSkeleton,
});

/** Preloads the page's code. A failure is ignored: the page loads it again. */
export function preloadProductPage(): void {
  const { preload }: PageHandle = productPage.handle;
  preload().catch(() => undefined);
}
