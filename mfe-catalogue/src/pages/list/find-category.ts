import type { Category } from 'shared-contracts/api/products';

/** The family and sub-category that an address names; `known` is false if one of them does not exist. */
export function findFamily(families: readonly Category[], category: string, subcategory: string | undefined) {
  const family = families.find(({ code }) => code === category);
  const part = family?.subcategories.find(({ code }) => code === subcategory);
  return { family, part, known: family !== undefined && (subcategory === undefined || part !== undefined) };
}
