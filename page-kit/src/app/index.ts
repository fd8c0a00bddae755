export { AppProviders, createShopApp, loaderContext, type ShopApp } from './shop-app';
export { loadVisitor, watchVisitor } from './visitor';
