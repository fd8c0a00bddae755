export { type CategoryHue, categoryHue } from './category-hue';
