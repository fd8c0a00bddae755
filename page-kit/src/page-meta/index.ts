export { PageMeta } from './PageMeta';
export { StructuredData } from './StructuredData';
