import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

const { remotes } = jest.requireActual<typeof import('../remotes.mjs')>('../remotes.mjs');
const { sharedKeys } = jest.requireActual<typeof import('../shared.mjs')>('../shared.mjs');
const names = remotes.map(({ name }) => name);

const folderOf = (workspace: string) => join(root, workspace, 'dist/browser');

function bundledSources(workspace: string): string[] {
  return readdirSync(folderOf(workspace))
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => JSON.parse(readFileSync(join(folderOf(workspace), name), 'utf8')).sources as string[]);
}

function entryOf(remote: string): string {
  const { entry } = JSON.parse(readFileSync(join(folderOf(remote), 'remote.json'), 'utf8'));
  return readFileSync(join(folderOf(remote), entry.file), 'utf8');
}

describe.each(names)('%s, as it is built', (remote) => {
  it('is found in the window under its own name', () => {
    expect(entryOf(remote)).toMatch(new RegExp(`window\\["${remote}"\\]\\s*=|window\\.${remote}\\s*=`));
  });

  it('carries no shared library', () => {
    const carried = bundledSources(remote).filter((source) =>
      /node_modules\/(react-dom|react-router|jotai|@tanstack|axios|zod|react-hot-toast)\//.test(source),
    );

    expect(carried).toEqual([]);
  });
});

it('gives remotes every library of the list', () => {
  const { scripts } = JSON.parse(readFileSync(join(folderOf('shell'), 'assets.json'), 'utf8')) as {
    scripts: string[];
  };
  const shell = scripts.map((file) => readFileSync(join(folderOf('shell'), file), 'utf8')).join('\n');

  const provided = (key: string) => new RegExp(`name:\\s*["'\`]${key}["'\`]`).test(shell);

  expect(sharedKeys.filter((key) => !provided(key))).toEqual([]);
});
