import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { branchesByWorkspace } from './coverage';

const file = (path: string, total: number, covered: number) =>
  [join(root, path), { branches: { total, covered } }] as const;

it('adds up the branches of the files of each workspace', () => {
  const summary = Object.fromEntries([
    ['total', { branches: { total: 14, covered: 10 } }],
    file('shell/src/a.ts', 6, 5),
    file('shell/server/b.ts', 4, 4),
    file('mfe-account/src/c.ts', 4, 1),
  ]);

  expect(Object.fromEntries(branchesByWorkspace(summary))).toEqual({
    shell: { total: 10, covered: 9, percent: 90 },
    'mfe-account': { total: 4, covered: 1, percent: 25 },
  });
});

it('counts a workspace without a branch as covered', () => {
  const summary = Object.fromEntries([file('bench/options.ts', 0, 0)]);

  expect(branchesByWorkspace(summary).get('bench')?.percent).toBe(100);
});
