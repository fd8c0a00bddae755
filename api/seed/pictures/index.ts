export type { Mark } from './marks';
export { type PictureParameters, picture } from './picture';
export type { ShapeName } from './shapes';
export type { FamilyHue, Tone } from './tints';
