import { drawArticles } from 'demo-catalogue/pictures';
import safetySheets from 'demo-catalogue/safety-sheets.json';
import { pictureHash, storePictures } from '../catalogue/store-pictures';
import { storeSynonyms } from '../catalogue/synonyms';
import type { Tx } from '../database/database';
import { checkCatalogue } from '../import/check-catalogue';
import { readCatalogueFile } from '../import/read-file';
import { readSynonyms } from '../import/read-synonyms';
import { writeCatalogue } from '../import/store-catalogue';
import { demoFiles } from '../package-root';

const withSafetySheet = new Set(safetySheets);

/** Imports the demo catalogue like any other, with what the demo alone has: drawn pictures, and safety sheets that are made up. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const catalogue = await checkCatalogue(readCatalogueFile(demoFiles.articles), []);
  const drawn = drawArticles(demoFiles.pictures);
  await storePictures(tx, drawn.values());
  await storeSynonyms(tx, await readSynonyms(demoFiles.synonyms));
  await writeCatalogue(tx, {
    ...catalogue,
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
