import { createHash } from 'node:crypto';
import { pictureOf } from 'demo-catalogue/pictures';
import safetySheets from 'demo-catalogue/safety-sheets.json';
import { storeSynonyms } from '../catalogue/synonyms';
import type { Tx } from '../database/database';
import { inParts } from '../database/in-parts';
import { pictures } from '../database/schema';
import { checkCatalogue } from '../import/check-catalogue';
import { readCatalogueFile } from '../import/read-file';
import { readSynonyms } from '../import/read-synonyms';
import { writeCatalogue } from '../import/store-catalogue';
import { demoFiles } from '../package-root';

const rowsPerStatement = 200;
const withSafetySheet = new Set(safetySheets);

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Imports the demo catalogue like any other, with what the demo alone has: drawn pictures, and safety sheets that are made up. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const catalogue = await checkCatalogue(readCatalogueFile(demoFiles.articles), []);
  const drawn = catalogue.articles.map((article) => {
    const svg = pictureOf(article.code);
    return { article, svg, hash: hashOf(svg) };
  });
  const unique = new Map(drawn.map(({ hash, svg }) => [hash, { hash, svg }]));
  await inParts([...unique.values()], rowsPerStatement, (part) =>
    tx.insert(pictures).values(part).onConflictDoNothing(),
  );
  await storeSynonyms(tx, await readSynonyms(demoFiles.synonyms));
  await writeCatalogue(tx, {
    ...catalogue,
    articles: drawn.map(({ article, hash }) => ({
      ...article,
      pictureHash: hash,
      safetySheet: withSafetySheet.has(article.code) ? 'made' : null,
    })),
  });
}
