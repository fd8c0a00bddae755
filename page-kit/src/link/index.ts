export { followLink, followLinks, linkOf, type Navigation } from './follow-links';
