export { type CategoryHue, categoryHue } from './category-hue';
export { CategoryPictogram, type CategoryPictogramProps, Icon, type IconName, type IconProps } from './Icon';
export { Logo, type LogoProps } from './Logo';
