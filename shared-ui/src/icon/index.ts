export { CategoryPictogram, type CategoryPictogramProps } from './CategoryPictogram';
export { type CategoryHue, categoryHue } from './category-hue';
export { Icon, type IconName, type IconProps } from './Icon';
export { Logo, type LogoProps } from './Logo';
