import type { Product } from 'shared-contracts/api/products';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';

/** Replaces in a path the category or sub-category that a product lacks. */
const unclassified = 'autres';

/** Path of the page of a category or sub-category. */
export function categoryPath(categoryCode: string, subcategoryCode?: string): string {
  const codes = subcategoryCode === undefined ? [categoryCode] : [categoryCode, subcategoryCode];
  return `/category-product/${codes.map(encodeURIComponent).join('/')}`;
}

/** Path of a product's page below its own category and sub-category. */
export function productPath({
  Code,
  Category,
  SubCategory,
}: Pick<Product, 'Code' | 'Category' | 'SubCategory'>): string {
  const parent = categoryPath(Category?.code ?? unclassified, SubCategory?.code ?? unclassified);
  return `${parent}/${encodeURIComponent(Code)}`;
}

/**
 * URL of a picture or a document that the API names: http(s) as it is, a path joined to the URL of the API; empty for
 * anything else (`javascript:`, `data:`, nothing).
 */
export function absoluteUrl(apiUrl: string, named: string | null | undefined): string {
  if (!named) return '';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(named)?.[1]?.toLowerCase();
  if (scheme === undefined) return joinUrl(apiUrl, named);
  return scheme === 'http' || scheme === 'https' ? named : '';
}

/** URL of the placeholder of a missing picture: the drawing of the sub-category; empty without one. */
export function fallbackPicture(apiUrl: string, { SubCategory }: Pick<Product, 'SubCategory'>): string {
  return SubCategory ? joinUrl(apiUrl, productPaths.subcategoryPicture(SubCategory.code)) : '';
}
