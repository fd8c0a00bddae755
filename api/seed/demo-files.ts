import { join } from 'node:path';
import { drawSilhouettes } from 'demo-catalogue/pictures';
import { projectRoot } from '../src/package-root';

const ofDemo = (file: string) => join(projectRoot, 'tools/demo-catalogue', file);

/** What a new database begins with: articles, and the words of their trade; templates of the pictures. */
export const demoFiles = {
  articles: ofDemo('catalogue.csv'),
  synonyms: ofDemo('synonyms.csv'),
  pictures: ofDemo('pictures'),
};

/** SVG of articles without picture, by the code of their sub-category. */
export const silhouettes = drawSilhouettes(demoFiles.pictures);
