export type { Mark } from './marks';
export { type PictureParameters, picture } from './picture';
export type { ShapeName } from './shapes';
export type { CategoryHue, Tone } from './tints';
