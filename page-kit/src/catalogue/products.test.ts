/** @jest-environment node */
import { oddPrices, product } from 'shared-contracts/testing';
import { readProduct } from './products';

it('the code is the reference of an article that has none', () => {
  expect(readProduct(product({ Code: 'SP-110', Reference: '' })).Reference).toBe('SP-110');
});

it.each(oddPrices)('an article with the invalid price %p is not for sale', (PrixHT) => {
  expect(readProduct({ ...product({ Code: 'SP-110' }), PrixHT: PrixHT as number }).PrixHT).toBeNull();
});
