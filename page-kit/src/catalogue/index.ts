export { categoryDisplayName, subcategoryDisplayName } from './category-names';
export { cutDesignation, displayDesignation } from './designations';
export { absoluteUrl, categoryPath, fallbackPicture, productPath } from './paths';
export { categoriesQuery, productQuery } from './queries';
export { readProduct, type ShownProduct } from './read-product';
export { useCategoryPath } from './use-category-path';
export { type CartProduct, useProducts } from './use-products';
