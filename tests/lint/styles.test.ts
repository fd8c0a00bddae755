import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotes } from '../../tools/bundler/processes.mjs';
import { read, root, sourceFilesOf } from './testing/workspace-sources';

const readBuilt = (workspace: string, names: RegExp): string[] => {
  const folder = join(workspace, 'dist/browser');
  return readdirSync(join(root, folder))
    .filter((file) => names.test(file))
    .map((file) => read(join(folder, file)));
};

it('the first rules of the cascade layers are in the order of the layers', () => {
  const [styles = ''] = readBuilt('shell', /^main\.[\w-]+\.css$/);

  const named = [...styles.matchAll(/@layer ([^;{]+)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split('.')[0]),
  );

  expect([...new Set(named)].join(' ')).toBe('reset tokens base layout components states utilities');
});

const workspaces = ['shell', ...remotes.map(({ name }) => name)];

// A rule outside of the layers would override all others.
it.each(workspaces)('every rule of %s is in a layer', (workspace) => {
  const unlayered = readBuilt(workspace, /\.css$/).flatMap((styles) => {
    let rest = styles.replace(/\/\*.*?\*\//gs, '');
    while (rest.includes('{')) rest = rest.replace(/\{[^{}]*\}/g, ';');
    return rest.split(';').filter((prelude) => !/^\s*(@layer|@font-face|$)/.test(prelude));
  });

  expect(unlayered).toEqual([]);
});

// Safari supports `not (…)` and `(width <= …)` from 16.4; in earlier versions such a query never matches.
it.each(workspaces)('the media queries of %s use only syntax of Safari 16.0', (workspace) => {
  const queries = readBuilt(workspace, /\.css$/).flatMap((styles) => styles.match(/@media[^{]*/g) ?? []);

  expect(queries).toContainEqual(expect.stringContaining('max-width'));
  expect(queries.filter((query) => /\bnot\s*\(|[<>]/.test(query))).toEqual([]);
});

// TypeScript accepts any class name of a CSS module: an element with a missing class has no styles.
it.each([...workspaces, 'page-kit', 'shared-ui'])(
  '%s uses only classes that exist in its CSS modules',
  (workspace) => {
    const unknown = sourceFilesOf(workspace).flatMap((file) => {
      const source = read(file);
      return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
        ([, name, path = '']) => {
          const css = read(join(dirname(file), path));
          return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b`, 'g'))]
            .map(([, used]) => used)
            .filter((used) => used !== 'module' && !new RegExp(`\\.${used}\\b`).test(css))
            .map((used) => `${file}: ${name}.${used}`);
        },
      );
    });

    expect(unknown).toEqual([]);
  },
);
