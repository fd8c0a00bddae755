import { drawArticles } from 'demo-catalogue/pictures';
import safetySheets from 'demo-catalogue/safety-sheets.json';
import { storeSynonyms } from '../src/catalogue/search/synonyms';
import { pictureHash, storePictures } from '../src/catalogue/store-pictures';
import type { Tx } from '../src/database/database';
import { checkCatalogue } from '../src/import/check-catalogue';
import { readCatalogueFile } from '../src/import/read-file';
import { readSynonyms } from '../src/import/read-synonyms';
import { writeCatalogue } from '../src/import/store-catalogue';
import { demoFiles } from './demo-files';
import { silhouettes } from './silhouettes';

const withSafetySheet = new Set(safetySheets);

/** Imports the demo catalogue like any other, with what the demo alone has: drawn pictures, and safety sheets that are made up. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const catalogue = await checkCatalogue(readCatalogueFile(demoFiles.articles), []);
  const drawn = drawArticles(demoFiles.pictures);
  await storePictures(tx, drawn.values());
  await storeSynonyms(tx, await readSynonyms(demoFiles.synonyms));
  await writeCatalogue(tx, {
    ...catalogue,
    silhouettes,
    articles: catalogue.articles.map((article) => {
      const svg = drawn.get(article.code);
      return {
        ...article,
        ...(svg && { pictureHash: pictureHash(svg) }),
        safetySheet: withSafetySheet.has(article.code) ? 'made' : null,
      };
    }),
  });
}
