export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb';
export {
  Listing,
  type ListingProps,
  LiveRegion,
  type LiveRegionProps,
  PageTitle,
  type PageTitleProps,
  PanelBox,
  type PanelBoxProps,
  Section,
  type SectionProps,
  Split,
  type SplitProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
  Wrap,
  type WrapProps,
} from './Layout';
export { SummaryList, type SummaryListProps, type SummaryRow } from './SummaryList';
