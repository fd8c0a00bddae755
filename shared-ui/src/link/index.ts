export { LinkTo, type LinkToProps } from './LinkTo';
export type { LinkComponent, LinkComponentProps } from './link-component';
export { ArrowLink, TextLink } from './TextLink';
