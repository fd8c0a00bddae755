export { Button, ButtonLink, type ButtonProps, buttonClass } from './Button';
export { IconButton } from './IconButton';
export { ArrowLink, LinkButton, TextLink } from './TextLink';
