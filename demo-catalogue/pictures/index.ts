import parameters from './drawn-articles.json';
import { type PictureParameters, picture } from './picture';

export type { Mark } from './marks';
export { type PictureParameters, picture } from './picture';
export type { ShapeName } from './shapes';
export type { CategoryHue, Tone } from './tints';

/** What is drawn for each article, by its code. */
export const parametersOf = new Map(Object.entries(parameters as Record<string, PictureParameters>));

/** The drawn picture of a demo article as the text of an SVG file. @throws {Error} when nothing is said of the article */
export function pictureOf(code: string): string {
  const found = parametersOf.get(code);
  if (!found) throw new Error(`drawn-articles.json: nothing is drawn for ${code}`);
  return picture(found);
}
