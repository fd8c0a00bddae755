export { BottomBar } from './BottomBar';
export { Breadcrumb } from './Breadcrumb';
export { ChangeAnnouncement } from './ChangeAnnouncement';
export { Listing, PageTitle, PanelBox, Split, Wrap } from './Columns';
export { SummaryList } from './SummaryList';
export { LiveRegion, VisuallyHidden } from './VisuallyHidden';
