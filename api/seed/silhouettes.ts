import { drawSilhouettes } from 'demo-catalogue/pictures';
import { demoFiles } from './demo-files';

/** SVG that stands for articles without picture, by the code of their sub-category. */
export const silhouettes = drawSilhouettes(demoFiles.pictures);
