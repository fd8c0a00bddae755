import { join } from 'node:path';
import { filesBelow } from './ensure-built.mjs';
import { root } from './paths.mjs';

it('a change of tests or their builders starts no build', () => {
  const files = filesBelow(join(root, 'api'));

  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});
