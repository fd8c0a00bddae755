export { CategoryPictogram, type CategoryPictogramProps } from './CategoryPictogram';
export { Icon, type IconName, type IconProps } from './Icon';
export { Logo, type LogoProps } from './Logo';
