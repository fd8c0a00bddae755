export { type CategoryHue, categoryHue } from './category-hue';
export { CategoryPictogram, Icon, type IconName } from './Icon';
export { Logo } from './Logo';
