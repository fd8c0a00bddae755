export { categoryPath, productPath, webAddress } from './addresses';
export {
  keepSortAtom,
  keptSortAtom,
  loadKeptSortAtom,
  parseSort,
  sortSearch,
  useCategoryAddress,
} from './kept-sort';
export { categoriesQuery, productQuery } from './queries';
export { cutDesignation, displayDesignation, familyDisplayName, subcategoryDisplayName } from './texts';
export { type CartActions, useCartLine, useCartLines } from './use-cart-line';
export { type CartProduct, useProducts } from './use-products';
