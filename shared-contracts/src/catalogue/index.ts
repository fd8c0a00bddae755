export { categoryPath, productPath, webAddress } from './addresses';
export { categoriesQuery, productQuery } from './queries';
export { readProduct, type ShownProduct } from './read-product';
export { cutDesignation, displayDesignation, familyDisplayName, subcategoryDisplayName } from './texts';
export { type CartActions, useCartLine, useCartLines } from './use-cart-line';
export { useCategoryAddress } from './use-category-address';
export { type CartProduct, useProducts } from './use-products';
