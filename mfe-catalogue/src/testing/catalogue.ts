import type { Category, Product, ProductList } from 'shared-contracts/api/products';

export const bags: Category = {
  code: 'SACS',
  name: 'SACS & COLLECTE DES DECHETS',
  subcategories: [
    { code: 'POUBELLE', name: 'SACS POUBELLE' },
    { code: 'HOUSSES', name: 'HOUSSES CONTENEUR' },
  ],
};

export const chemistry: Category = {
  code: 'CHIMIE',
  name: 'CHIMIE',
  subcategories: [{ code: 'SOLS', name: 'NETTOYANTS SOLS' }],
};

/** A product as the API gives it; what a test does not name is as usual. */
export function product(given: Partial<Product> & Pick<Product, 'Code'>): Product {
  return {
    Designation: `Article ${given.Code}`,
    Description: 'Polyéthylène recyclé.\nSoudure en étoile.',
    Reference: given.Code,
    ImageUrl: `pictures/${given.Code}.svg`,
    PrixHT: 12.9,
    TVATaux: 20,
    Category: { code: bags.code, name: bags.name },
    SubCategory: { code: 'POUBELLE', name: 'SACS POUBELLE' },
    variants: [],
    FTFilePath: '',
    FSFilePath: '',
    noticeFT: '',
    noticeFS: '',
    ...given,
  };
}

export const products = (count: number, from = 1): Product[] =>
  Array.from({ length: count }, (_, place) => product({ Code: `SP-${from + place}` }));

/** A page of a list; without a cursor it is the last one. */
export function pageOf(items: Product[], lastEvaluatedKey: string | null = null): ProductList {
  return { items, targetItem: { item: items.at(-1) ?? null, stock: null, lastEvaluatedKey } };
}
