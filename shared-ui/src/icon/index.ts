export { FamilyPictogram, type FamilyPictogramProps } from './FamilyPictogram';
export { Icon, type IconName, type IconProps } from './Icon';
export { Logo, type LogoProps } from './Logo';
