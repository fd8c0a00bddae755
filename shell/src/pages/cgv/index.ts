export { CgvPage as Component } from './CgvPage';
