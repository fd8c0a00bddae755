export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb';
export { LiveRegion, type LiveRegionProps } from './LiveRegion';
export { PageTitle, type PageTitleProps } from './PageTitle';
export { PanelBox, type PanelBoxProps } from './PanelBox';
export { Section, type SectionProps } from './Section';
export { Listing, type ListingProps, Split, type SplitProps } from './Split';
export { SummaryList, type SummaryListProps, type SummaryRow } from './SummaryList';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';
export { Wrap, type WrapProps } from './Wrap';
