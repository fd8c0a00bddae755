export { PageMeta, type PageMetaProps } from './PageMeta';
export { StructuredData } from './StructuredData';
