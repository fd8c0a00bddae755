import { cells } from './cells';

const names = cells.map(({ name }) => name);

it('names each cell once', () => {
  expect(new Set(names).size).toBe(names.length);
});

it.each(['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account'])('has every file of %s', (remote) => {
  const kinds = new Set(cells.filter((cell) => cell.remote === remote).map(({ kind }) => kind));

  expect([...kinds]).toEqual(
    expect.arrayContaining(['pointer', 'entry', 'routes', 'page', 'style', 'on demand']),
  );
});

it('leaves out what cannot be: a pointer that a deployment takes away', () => {
  expect(names.filter((name) => name.includes('pointer, gone'))).toEqual([]);
  expect(names.filter((name) => name.includes('entry, gone'))).not.toEqual([]);
});
