export { Button, ButtonLink, type ButtonProps } from './Button';
export { IconButton } from './IconButton';
export { ArrowLink, TextLink } from './TextLink';
