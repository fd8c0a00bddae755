export { Breadcrumb } from './Breadcrumb';
export { Listing, PanelBox, Split } from './Columns';
export { LiveRegion, VisuallyHidden, Wrap } from './Layout';
export { PageTitle } from './PageTitle';
export { SummaryList } from './SummaryList';
