import { api } from '../testing/api';
import { addArticles } from '../testing/large-catalogue';
import { makeCataloguePdf } from './catalogue-pdf';
import { collectCatalogue, printedArticles } from './collect-catalogue';

it('the PDF of a large catalogue has at most a thousand articles, some of each sub-category', async () => {
  await addArticles(api.database.db, 1_000);

  const data = await collectCatalogue(api.database.db, api.environment);

  const subcategories = data.categories.flatMap((category) => category.subcategories);
  const printed = subcategories.flatMap(({ articles }) => articles);
  expect(printed.length).toBeLessThanOrEqual(printedArticles);
  expect(subcategories.some(({ isCut }) => isCut)).toBe(true);
  const [sold] = await api.sql<{ count: number }>(
    'select count(distinct subcategory_code)::int as count from products',
  );
  expect(subcategories.filter(({ articles }) => articles.length > 0)).toHaveLength(sold?.count ?? 0);
  // All categories are rendered in the same way, so that one is enough.
  const pdf = await makeCataloguePdf({ ...data, categories: data.categories.slice(0, 1) });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
