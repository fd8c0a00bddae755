import type { Product } from 'shared-contracts/api/products';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';

/** Path segment for a missing category or sub-category. */
const unclassified = 'autres';

/** Returns the path of the page of a category or sub-category. */
export function categoryPath(categoryCode: string, subcategoryCode?: string): string {
  const codes = subcategoryCode === undefined ? [categoryCode] : [categoryCode, subcategoryCode];
  return `/category-product/${codes.map(encodeURIComponent).join('/')}`;
}

/** Returns the path of a product page, below its category and sub-category. */
export function productPath(product: Pick<Product, 'Code' | 'Category' | 'SubCategory'>): string {
  const { Code, Category, SubCategory } = product;
  const parent = categoryPath(Category?.code ?? unclassified, SubCategory?.code ?? unclassified);
  return `${parent}/${encodeURIComponent(Code)}`;
}

/**
 * Returns the absolute URL of a picture or document sent by the API: http(s) unchanged, a path joined to the
 * URL of the API, and an empty string for anything else (`javascript:`, `data:`, nothing).
 */
export function absoluteUrl(apiUrl: string, urlOrPath: string | null | undefined): string {
  if (!urlOrPath) return '';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(urlOrPath)?.[1]?.toLowerCase();
  if (scheme === undefined) return joinUrl(apiUrl, urlOrPath);
  return scheme === 'http' || scheme === 'https' ? urlOrPath : '';
}

/** Returns the URL of the sub-category's drawing, which replaces a missing picture; empty without one. */
export function fallbackPicture(apiUrl: string, { SubCategory }: Pick<Product, 'SubCategory'>): string {
  return SubCategory ? joinUrl(apiUrl, productPaths.subcategoryPicture(SubCategory.code)) : '';
}
