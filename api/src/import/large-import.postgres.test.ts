import { subcategories } from '../database/schema';
import { copyOfTemplate } from '../testing/template-database';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';

it('an imported catalogue may have more sub-categories than one statement takes', async () => {
  const { db, close } = await copyOfTemplate();
  const fields = { code: 'A', designation: 'A', prix_ht: '1', tva: '20', famille: 'F', sous_famille: 'S' };
  const catalogue = await checkCatalogue([{ place: 'ligne 2', fields }], []);
  const more = Array.from({ length: 17_000 }, (_, index) => ({
    code: `PART-${index}`,
    name: `Partie ${index}`,
    categoryCode: catalogue.categories[0]?.code ?? '',
    description: null,
  }));

  await storeCatalogue(db, { ...catalogue, subcategories: [...catalogue.subcategories, ...more] });

  expect(await db.$count(subcategories)).toBe(17_001);
  await close();
});
