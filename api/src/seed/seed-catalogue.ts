import { createHash } from 'node:crypto';
import { categories as seedCategories, products as seedProducts } from '../../seed/catalogue';
import { picture } from '../../seed/pictures';
import { collectSearchWords } from '../catalogue/search-words';
import { applySynonyms, storeSynonyms } from '../catalogue/synonyms';
import type { Db } from '../database/database';
import { inParts } from '../database/in-parts';
import { categories, pictures, products, subcategories } from '../database/schema';
import { readSynonyms } from '../import/read-synonyms';
import { synonymsFile } from '../package-root';
import { readDemoFacts } from './demo-facts';

const rowsPerStatement = 200;

export const pictureHash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Stores the demo catalogue: categories, articles and their drawn pictures. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db
    .insert(categories)
    .values(seedCategories.map(({ code, name, rank }) => ({ code, name, position: rank })));
  const children = seedCategories.flatMap((category) =>
    category.subcategories.map((child) => ({ ...child, categoryCode: category.code })),
  );
  await db.insert(subcategories).values(children.map((child, position) => ({ ...child, position })));

  const names = new Map([...seedCategories, ...children].map(({ code, name }) => [code, name]));
  const drawn = seedProducts.map((product) => {
    const svg = picture(product.picture);
    return { product, svg, hash: pictureHash(svg) };
  });
  const unique = new Map(drawn.map(({ hash, svg }) => [hash, { hash, svg }]));
  await inParts([...unique.values()], rowsPerStatement, (part) =>
    db.insert(pictures).values(part).onConflictDoNothing(),
  );
  const facts = readDemoFacts();
  await inParts(drawn, rowsPerStatement, (part) =>
    db.insert(products).values(
      part.map(({ product, hash }) => ({
        code: product.code,
        reference: product.reference,
        designation: product.designation,
        description: product.description,
        priceHT: product.priceCents / 100,
        vatRate: product.vatPerMille / 10,
        categoryCode: product.categoryCode,
        subcategoryCode: product.subcategoryCode,
        variantGroup: product.variantGroup,
        variantName: product.variantName,
        stock: product.stock,
        technicalSheet: product.hasTechnicalSheet ? 'made' : null,
        safetySheet: product.hasSafetySheet ? 'made' : null,
        ...facts.get(product.code),
        pictureHash: hash,
        keywords: [names.get(product.categoryCode), names.get(product.subcategoryCode)].join(' '),
        position: seedProducts.indexOf(product),
      })),
    ),
  );
  await storeSynonyms(db, await readSynonyms(synonymsFile));
  await applySynonyms(db);
  await collectSearchWords(db);
}
