import { deliveryFee, exactFromEuros, freeDeliveryThreshold, hasMetropolitanVat } from './index';

it.each([
  ['75011', 'France', 30_000],
  ['95 100', 'Francé', 30_000],
  ['01000', 'France', 50_000],
  ['20000', 'France', 50_000],
  ['98000', 'France', null],
  ['75011', 'Belgique', null],
  ['7501', 'France', null],
  ['F-75008', 'FR', 30_000],
  ['97400', 'RE', null],
])('delivery to %p in %p is free from %p cents', (postalCode, country, threshold) => {
  expect(freeDeliveryThreshold({ postalCode, country })).toBe(threshold);
});

it.each([
  ['75011', 'FR', true],
  ['20000', 'France', true],
  ['98000', 'FR', true],
  ['98000', 'MC', true],
  ['97400', 'FR', false],
  ['98800', 'FR', false],
  ['97400', 'RE', false],
  ['1000', 'BE', false],
])('goods to %p in %p are taxed at the rates of metropolitan France: %p', (postalCode, country, is) => {
  expect(hasMetropolitanVat({ postalCode, country })).toBe(is);
});

it('the fixed fee is due before an address is known', () => {
  const ht = exactFromEuros(900);

  expect(deliveryFee({ mode: 'standard', destination: null, ht, freeDelivery: 'apply' })).toBe(2500);
});
