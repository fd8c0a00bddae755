export { Breadcrumb } from './Breadcrumb';
export { Listing, PageTitle, PanelBox, Split } from './Columns';
export { LiveRegion, VisuallyHidden, Wrap } from './Layout';
export { SummaryList } from './SummaryList';
