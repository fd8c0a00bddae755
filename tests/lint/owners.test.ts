import { readdirSync } from 'node:fs';
import { read, readJson, root } from './testing/workspace-sources';

const lines = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));

const workspaces: readonly string[] = readJson('package.json').workspaces;

const folders = workspaces.flatMap((folder) =>
  folder === 'mfe-*' ? readdirSync(root).filter((each) => each.startsWith('mfe-')) : folder,
);

it.each(folders)('CODEOWNERS has an owner for %s', (workspace) => {
  const owners = lines.find(([path]) => path === `/${workspace}/`)?.slice(1);

  expect(owners).toEqual(expect.arrayContaining([expect.stringMatching(/^@boutique-sph\/[a-z-]+$/)]));
});
