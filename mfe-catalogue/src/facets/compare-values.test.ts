/** @jest-environment node */
import { compareValues } from './compare-values';

it.each([
  ['amounts', ['300 ml', '75 cl', '1,5 L', '5 L', '10 L', '300 g', '1 kg', '10 kg', '3 × 40 L']],
  ['lengths', ['406 mm', '45 cm', '1,40 m', '1,50 m', '40 × 40 cm', '60 × 90 cm']],
  ['sizes of clothes and shoes', ['S', 'M', 'L', 'XL', '8', '9', '10', '42']],
  ['words', ['blanc', 'bleu', 'bleu nuit', 'gris', 'noir', 'vert']],
])('%s among facet values are sorted in natural order', (_kind, values) => {
  expect(values.toReversed().toSorted(compareValues)).toEqual(values);
});
