import { type PageHandle, page } from 'page-kit/page';
import { loadProduct } from './pages/product/load-product';
import { ProductSkeleton } from './pages/product/ProductSkeleton';

/** The product page for its route. Apart from `routes.ts`, since links to products preload its code. */
export const productPage = page({
  load: () => import(/* webpackChunkName: "product" */ './pages/product/ProductPage'),
  loader: loadProduct,
  Skeleton: ProductSkeleton,
});

/** Fetches the page's code ahead of a click; a failure is left to the page, which asks again. */
export function preloadProductPage(): void {
  const { preload }: PageHandle = productPage.handle;
  preload().catch(() => undefined);
}
