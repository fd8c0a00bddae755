import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../testing/build-modules';
import { root } from './workspace-sources';

const bundles: [folder: string, start: string][] = [
  ['shell/dist/render', 'worker.mjs'],
  ...remotes.map(({ name }) => [`${name}/dist/browser`, 'server.'] as [string, string]),
];

describe('Code that renders pages', () => {
  it.each(bundles)(
    'of %s begins no object with a spread, whose hidden class would fill the heap',
    (folder, start) => {
      const file = readdirSync(join(root, folder)).find((name) => name.startsWith(start)) ?? start;

      const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');

      const isComment = (line: string) => /^\s*\*/.test(line);
      expect(lines.filter((line) => !isComment(line) && /\{\s*\.\.\.\w/.test(line))).toEqual([]);
    },
  );
});
