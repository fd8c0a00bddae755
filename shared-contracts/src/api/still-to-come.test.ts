import { stillToCome } from './still-to-come';

const line = (productCode: string, quantity: number) => ({ productCode, quantity });

it('two lines of an article count together, less what was shipped or cancelled', () => {
  const ordered = [line('A', 5), line('B', 1), line('A', 3)];

  const rest = stillToCome(ordered, [{ lines: [line('A', 2)] }], [line('B', 1)]);

  expect(Object.fromEntries(rest)).toEqual({ A: 6, B: 0 });
});
