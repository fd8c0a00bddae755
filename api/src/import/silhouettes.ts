import { drawSilhouettes } from 'demo-catalogue/pictures';
import { pictureHash, storePictures } from '../catalogue/store-pictures';
import type { Tx } from '../database/database';
import { demoFiles } from '../package-root';

const silhouettes = drawSilhouettes(demoFiles.pictures);

/**
 * Stores what stands for articles without picture: the silhouettes of their sub-categories.
 * @returns the hash of each by the code of its sub-category, where one is drawn
 */
export async function storeSilhouettes(
  tx: Tx,
  subcategories: readonly { readonly code: string }[],
): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  for (const { code } of subcategories) {
    const svg = silhouettes.get(code);
    if (svg) drawn.set(code, svg);
  }
  await storePictures(tx, drawn.values());
  return new Map([...drawn].map(([code, svg]) => [code, pictureHash(svg)]));
}
