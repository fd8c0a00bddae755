import { type PictureParameters, picture } from './picture';
import parameters from './silhouettes.json';

const drawnFor = new Map(Object.entries(parameters as Record<string, PictureParameters>));

/** What articles of a sub-category look like, as the text of an SVG file; null where nothing is drawn for its code. */
export function silhouetteOf(subcategoryCode: string): string | null {
  const found = drawnFor.get(subcategoryCode);
  return found ? picture(found) : null;
}
