export { ListPage as Component } from './ListPage';
