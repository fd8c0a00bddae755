export { Breadcrumb } from './Breadcrumb';
export { Listing, PageTitle, PanelBox, Split, Wrap } from './Columns';
export { SummaryList } from './SummaryList';
export { LiveRegion, VisuallyHidden } from './VisuallyHidden';
