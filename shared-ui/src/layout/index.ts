export { BottomBar } from './BottomBar';
export { Breadcrumb } from './Breadcrumb';
export { ChangeAnnouncement } from './ChangeAnnouncement';
export { Listing, PageTitle, PanelBox, Split, Wrap } from './PageLayout';
export { SummaryList } from './SummaryList';
export { LiveRegion, VisuallyHidden } from './VisuallyHidden';
