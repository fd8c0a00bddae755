export { AppProviders } from './AppProviders';
export { loaderContext } from './loader-context';
export { createShopApp, type ShopApp } from './shop-app';
export { loadVisitor, watchVisitor } from './visitor';
