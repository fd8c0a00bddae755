export { Breadcrumb } from './Breadcrumb';
export { LiveRegion, VisuallyHidden, Wrap } from './Layout';
export { Listing, PageTitle, PanelBox, Section, Split } from './Section';
export { SummaryList } from './SummaryList';
