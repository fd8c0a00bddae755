import type { Category } from 'shared-contracts/api/products';

/** The category and sub-category that the codes of a path name; `known` is false if one of them does not exist. */
export function findCategory(
  categories: readonly Category[],
  categoryCode: string,
  subcategoryCode: string | undefined,
) {
  const category = categories.find(({ code }) => code === categoryCode);
  const subcategory = category?.subcategories.find(({ code }) => code === subcategoryCode);
  const known = category !== undefined && (subcategoryCode === undefined || subcategory !== undefined);
  return { category, subcategory, known };
}
