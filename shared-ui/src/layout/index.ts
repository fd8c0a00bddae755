export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb';
export {
  LiveRegion,
  type LiveRegionProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
  Wrap,
  type WrapProps,
} from './Layout';
export {
  Listing,
  type ListingProps,
  PageTitle,
  type PageTitleProps,
  PanelBox,
  type PanelBoxProps,
  Section,
  type SectionProps,
  Split,
  type SplitProps,
} from './Section';
export { SummaryList, type SummaryListProps, type SummaryRow } from './SummaryList';
