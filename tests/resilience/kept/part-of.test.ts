import { chosenPart, partOf } from './part-of';

const rounds = Array.from({ length: 10 }, (_, round) => round);

it('falls into parts that together are the whole', () => {
  const parts = ['1/3', '2/3', '3/3'].flatMap((part) => partOf(rounds, part));

  expect(parts.toSorted()).toEqual(rounds);
});

it.each(['0/3', '4/3', '3', 'a/b', undefined])('refuses the part %s', (part) => {
  expect(() => partOf(rounds, part)).toThrow(String(part));
});

it('is the whole for whoever names no part', () => {
  expect(chosenPart(rounds, ['some', 'words'])).toBe(rounds);
  expect(chosenPart(rounds, ['--part', '2/5'])).toEqual([1, 6]);
});
