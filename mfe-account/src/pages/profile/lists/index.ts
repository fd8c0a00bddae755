export { ListsSection } from './ListsSection';
