import { join } from 'node:path';
import { drawSilhouettes } from 'demo-catalogue/pictures';
import { projectRoot } from '../src/package-root';

const demoPath = (file: string) => join(projectRoot, 'tools/demo-catalogue', file);

/** Files that a new database is seeded from. */
export const demoFiles = {
  articles: demoPath('catalogue.csv'),
  synonyms: demoPath('synonyms.csv'),
  pictures: demoPath('pictures'),
};

/** SVG for articles without a picture, by the code of their sub-category. */
export const silhouettes = drawSilhouettes(demoFiles.pictures);
