export { BottomBar } from './BottomBar';
export { Breadcrumb } from './Breadcrumb';
export { ChangeAnnouncement } from './ChangeAnnouncement';
export { Listing, PageTitle, PanelBox, Split } from './Columns';
export { SummaryList } from './SummaryList';
export { LiveRegion, VisuallyHidden } from './VisuallyHidden';
export { Wrap } from './Wrap';
