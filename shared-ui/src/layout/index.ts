export { PageTitle, type PageTitleProps } from './PageTitle';
export { PanelBox, type PanelBoxProps } from './PanelBox';
export { Section, type SectionProps } from './Section';
export { Listing, type ListingProps, Split, type SplitProps } from './Split';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';
export { Wrap, type WrapProps } from './Wrap';
