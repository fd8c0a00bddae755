/** @jest-environment node */
import { readQuantity } from './check-rows';

it.each([
  ['12', 12],
  ['1 200', 1200],
  ['12,00', 12],
  ['0', null],
  ['-1', null],
  ['2,5', null],
  ['1.000', null],
  ['1,000', null],
  ['2.500', null],
  ['douze', null],
  ['', null],
  ['99999999999999999999', null],
])('the quantity %j is read as %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
