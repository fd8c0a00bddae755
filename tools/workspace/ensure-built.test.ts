import { join } from 'node:path';
import { filesBelow } from './ensure-built.mjs';
import { root } from './paths.mjs';

it('the build of a workspace reads neither tests nor the folders of their helpers', () => {
  const files = filesBelow(join(root, 'api'));

  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});
