export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export type { ButtonLook } from './button-look';
export { IconButton, type IconButtonProps } from './IconButton';
export { ArrowLink, TextLink } from './TextLink';
