import { ProcessTree, readStat } from './processor-time';

type Row = readonly [pid: number, parent: number, seconds: number, start?: string];
const table = (...rows: readonly Row[]) =>
  new Map(rows.map(([pid, parent, seconds, start = '1']) => [pid, { parent, start, seconds }]));

it('reads the time of a process whose name has brackets and spaces', () => {
  const fields = ['S', '41', '1', '1', '0', '-1', '0', '0', '0', '0', '0', '250', '50', '0', '0'];
  const text = `42 (a (b) c) ${fields.join(' ')} 20 0 1 0 777 0`;

  expect(readStat(text)).toEqual({ parent: 41, start: '777', seconds: 3 });
});

it('adds up a process and its descendants and nobody else', () => {
  const tree = new ProcessTree(10);

  tree.look(table([10, 1, 1], [11, 10, 2], [12, 11, 4], [20, 1, 100]));

  expect(tree.seconds).toBe(7);
});

it('goes on counting a process whose parent has ended', () => {
  const tree = new ProcessTree(10);
  tree.look(table([10, 1, 1], [11, 10, 2], [12, 11, 4]));

  tree.look(table([10, 1, 1], [12, 1, 8]));

  expect(tree.seconds).toBe(11);
});

it('does not take a stranger for its own that got the number of one that has ended', () => {
  const tree = new ProcessTree(10);
  tree.look(table([10, 1, 1], [11, 10, 2]));

  tree.look(table([10, 1, 1], [11, 1, 50, '2']));

  expect(tree.seconds).toBe(3);
});
