export { type FamilyHue, familyHue } from './family-hue';
