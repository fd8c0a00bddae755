import { nameSome } from './import-errors';

it.each([
  [50, /, A-50$/],
  [51, /, A-50 et 1 autre$/],
  [60, /, A-50 et 10 autres$/],
])('a list of %d codes names the first fifty and the number of the others', (count, end) => {
  const codes = Array.from({ length: count }, (_, index) => `A-${index + 1}`);

  expect(nameSome(codes)).toMatch(end);
});
