import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { makeCataloguePdf } from './catalogue-pdf';
import type { CatalogueData } from './collect-catalogue';

const article = (reference: string) => ({
  designation: 'Savon',
  reference,
  group: reference,
  subcategory: 'SAVONS',
  priceHT: 3.95,
  labelling: null,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
});

it('a catalogue has a bookmark per category and sub-category, and its contents link to them', async () => {
  const names = ['Savons', 'Sols', 'Vitres'];
  const subcategories = names.map((name) => ({ name, articles: ['A', 'B', 'C'].map(article), isCut: false }));
  const company = otherCompany as CatalogueData['company'];

  const pdf = String(
    await makeCataloguePdf({ company, year: 2026, categories: [{ name: 'CHIMIE', subcategories }] }),
  );

  for (const name of ['CHIMIE', ...names]) expect(pdf.split(`/Title (${name})`)).toHaveLength(2);
  for (const id of ['0-', '0-0', '0-1', '0-2']) expect(pdf).toContain(`/S /GoTo\n/D (${id})`);
});
