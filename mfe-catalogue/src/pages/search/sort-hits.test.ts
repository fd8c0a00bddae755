/** @jest-environment node */
import type { ShownHit } from '../../search/search-query';
import { sortHits } from './sort-hits';

const hit = (Reference: string, Designation: string, PrixHT: number | null) =>
  ({ Code: Reference, Reference, Designation, PrixHT }) as ShownHit;

const hits = [
  hit('R-10', 'Éponge', 2),
  hit('R-2', 'sac 100 L', 3),
  hit('R-1', 'Sac 20 L', null),
  hit('R-3', 'Balai', 1),
  hit('R-4', 'Savon', null),
];
const references = (sorted: readonly ShownHit[]) => sorted.map(({ Reference }) => Reference);

describe('the sort of search results', () => {
  it('leaves the best match first when no sort is chosen', () => {
    expect(sortHits(hits, undefined)).toBe(hits);
  });

  it.each([
    ['designation', ['R-3', 'R-10', 'R-1', 'R-2', 'R-4']],
    ['-designation', ['R-4', 'R-2', 'R-1', 'R-10', 'R-3']],
    ['reference', ['R-1', 'R-2', 'R-3', 'R-4', 'R-10']],
    ['price', ['R-3', 'R-10', 'R-2', 'R-1', 'R-4']],
    ['-price', ['R-2', 'R-10', 'R-3', 'R-1', 'R-4']],
  ] as const)(
    'by %s follows French, with numbers by size and articles without a price last',
    (sort, expected) => {
      expect(references(sortHits(hits, sort))).toEqual(expected);
    },
  );
});
