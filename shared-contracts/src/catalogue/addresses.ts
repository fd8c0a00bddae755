import type { Product } from '../api/products';
import { joinUrl } from '../api/urls';

/** Stands in an address for the family or sub-category that a product lacks. */
const unclassified = 'autres';

/** Address of a family's page, or of a sub-category's. */
export function categoryPath(categoryCode: string, subcategoryCode?: string): string {
  const codes = subcategoryCode === undefined ? [categoryCode] : [categoryCode, subcategoryCode];
  return `/category-product/${codes.map(encodeURIComponent).join('/')}`;
}

/** Address of a product's page below its own family and sub-category. */
export function productPath({
  Code,
  Category,
  SubCategory,
}: Pick<Product, 'Code' | 'Category' | 'SubCategory'>): string {
  const parent = categoryPath(Category?.code ?? unclassified, SubCategory?.code ?? unclassified);
  return `${parent}/${encodeURIComponent(Code)}`;
}

/**
 * Address of a picture or a document that the API names: http(s) as it is, a path joined to the API's address; empty for
 * anything else (`javascript:`, `data:`, nothing).
 */
export function webAddress(apiUrl: string, named: string | null | undefined): string {
  if (!named) return '';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(named)?.[1]?.toLowerCase();
  if (scheme === undefined) return joinUrl(apiUrl, named);
  return scheme === 'http' || scheme === 'https' ? named : '';
}
