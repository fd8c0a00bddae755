import { join } from 'node:path';
import { drawSilhouettes } from 'demo-catalogue/pictures';
import { projectRoot } from '../src/package-root';

/** Drawings of the demo catalogue. */
export const picturesFolder = join(projectRoot, 'tools/demo-catalogue/pictures');

/** SVG for demo and imported articles without a picture, by the code of their sub-category. */
export const silhouettes = drawSilhouettes(picturesFolder);
