export { Button, ButtonLink, type ButtonLinkProps, type ButtonLook, type ButtonProps } from './Button';
export { IconButton, type IconButtonProps } from './IconButton';
export { ArrowLink, TextLink } from './TextLink';
