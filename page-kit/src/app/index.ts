export { createPageRouter } from './create-page-router';
export { followLink, followLinks, linkOf, type Navigation } from './follow-links';
export { AppProviders, createShopApp, loaderContext } from './shop-app';
export { loadVisitor, watchVisitor } from './visitor';
