export { ProductPage as Component } from './ProductPage';
