import { products } from '../database/schema';
import { api } from '../testing/api';
import { collectCatalogue } from './collect-catalogue';

const printed = async () =>
  (await collectCatalogue(api.database.db, api.environment)).categories.flatMap((each) => each.subcategories);

it('a small catalogue is printed completely', async () => {
  const subcategories = await printed();

  const articles = subcategories.flatMap((each) => each.articles);
  expect(articles).toHaveLength(await api.database.db.$count(products));
  expect(subcategories.some(({ isCut }) => isCut)).toBe(false);
});

it('the variants of an article are printed below each other, also if the catalogue mixes them', async () => {
  const subcategories = await printed();

  const gloves = subcategories.find(({ name }) => name === 'Gants');
  const isVariant = (name: string) => name.startsWith('Gants nitrile non poudrés');
  const marks = gloves?.articles.map(({ designation }) => (isVariant(designation) ? 'v' : ' '));
  expect(marks?.join('')).toMatch(/^ *v{4} *$/);
});
