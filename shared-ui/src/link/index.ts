export { ArrowLink, TextLink } from './TextLink';
