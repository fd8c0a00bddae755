import { categoryPath, productPath } from 'page-kit/catalogue';
import { matchRoutes } from 'react-router-dom';
import routes from './routes';

/** Where the router leads from a URL. */
function arrival(path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  return [match?.route.id, match?.params];
}

// The pages have their paths from remote.json, the links of all parts of the shop come from the contracts.
describe('a visitor who follows a link of the shop', () => {
  it('arrives at all categories', () => {
    expect(arrival('/category-product')).toEqual(['catalogue:categories', {}]);
  });

  it('arrives at the results of a search', () => {
    expect(arrival('/recherche')).toEqual(['catalogue:search', {}]);
  });

  it('arrives at the list of a category or sub-category', () => {
    expect(arrival(categoryPath('SACS'))).toEqual(['catalogue:list', { category: 'SACS' }]);
    expect(arrival(categoryPath('SACS', 'À/B'))).toEqual([
      'catalogue:list',
      { category: 'SACS', subcategory: 'À/B' },
    ]);
  });

  it('arrives at a product, with or without category', () => {
    const Category = { code: 'SACS', name: 'Sacs' };
    const SubCategory = { code: 'POUBELLE', name: 'Sacs poubelle' };

    expect(arrival(productPath({ Code: 'SP-110', Category, SubCategory }))).toEqual([
      'catalogue:product',
      { category: 'SACS', subcategory: 'POUBELLE', idproduct: 'SP-110' },
    ]);
    expect(arrival(productPath({ Code: 'SP-110', Category: null, SubCategory: null }))).toEqual([
      'catalogue:product',
      expect.objectContaining({ idproduct: 'SP-110' }),
    ]);
  });
});
