/** @jest-environment node */
import { readProduct } from 'page-kit/catalogue';
import { product } from 'shared-contracts/testing';
import { describeProduct } from './structured-data';

const bag = readProduct(product({ Code: 'SP-110', Reference: 'R-110', PrixHT: 12.9, TVATaux: 5.5 }));
const url = 'https://boutique.example/category-product/SACS/POUBELLE/SP-110';
const image = 'https://api.example/pictures/SP-110.svg';

const dataOf = (fields: Partial<Parameters<typeof describeProduct>[0]> = {}) =>
  describeProduct({ product: bag, stock: 3, url, image, seller: 'Boutique SPH', ...fields });

it('the structured data of a product have its name, codes, URL and picture, and its price before and after tax', () => {
  const { offers, ...facts } = dataOf({ product: { ...bag, facts: { gtin: '3017620422003' } } });

  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Article SP-110',
    sku: 'R-110',
    gtin: '3017620422003',
    url,
    image: [image],
  });
  expect(offers).toMatchObject({ url, price: '12.90', priceCurrency: 'EUR' });
  expect(offers?.priceSpecification).toEqual([
    expect.objectContaining({ price: '12.90', priceCurrency: 'EUR', valueAddedTaxIncluded: false }),
    expect.objectContaining({ price: '13.61', priceCurrency: 'EUR', valueAddedTaxIncluded: true }),
  ]);
});

it.each([
  [12, 'https://schema.org/InStock'],
  [0, 'https://schema.org/BackOrder'],
  [null, undefined],
  [undefined, undefined],
])('the structured data of a product with a stock of %p have the availability %p', (stock, availability) => {
  const { offers } = dataOf({ stock });

  expect(offers?.availability).toBe(availability);
});

it('the structured data omit the fields that an article does not have, and the price after tax without a tax rate', () => {
  const { offers } = dataOf({ product: product({ Code: 'SP-111', TVATaux: undefined }) });
  const facts = dataOf({ product: { ...bag, Description: '', Category: null }, image: '' });

  for (const field of ['image', 'description', 'category', 'gtin']) expect(facts).not.toHaveProperty(field);
  expect(offers?.priceSpecification).toEqual([expect.objectContaining({ valueAddedTaxIncluded: false })]);
});
