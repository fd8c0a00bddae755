import { type PageHandle, page } from 'shared-contracts/remotes';
import { loadProduct } from './load-product';
import { ProductSkeleton } from './ProductSkeleton';

/** The page for its route. Lists and search preload it too, hence it stands apart from the list of routes. */
export const productPage = page({
  load: () => import(/* webpackChunkName: "product" */ '.'),
  loader: loadProduct,
  Skeleton: ProductSkeleton,
});

/** Fetches the page's code ahead of a click; a failure is left to the page, which asks again. */
export function preloadProductPage(): void {
  const { preload }: PageHandle = productPage.handle;
  preload().catch(() => undefined);
}
