export { CategoriesPage as Component } from './CategoriesPage';
