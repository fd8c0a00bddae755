import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotes } from '../testing/build-modules';
import { root, sourceFilesOf } from '../testing/workspace-sources';

const readBuilt = (workspace: string, names: RegExp): string[] => {
  const folder = join(root, workspace, 'dist/browser');
  return readdirSync(folder)
    .filter((file) => names.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

it('has the cascade layers in their order, which is that of their first rules', () => {
  const [styles = ''] = readBuilt('shell', /^main\.[\w-]+\.css$/);

  const named = [...styles.matchAll(/@layer ([^;{]+)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split('.')[0]),
  );

  expect([...new Set(named)]).toEqual([
    'reset',
    'tokens',
    'base',
    'layout',
    'components',
    'states',
    'utilities',
  ]);
});

const workspaces = ['shell', ...remotes.map(({ name }) => name)];

// Outside of the layers a rule would win over all others.
it.each(workspaces)('has every rule of %s in a layer', (workspace) => {
  const unlayered = readBuilt(workspace, /\.css$/).flatMap((styles) => {
    let rest = styles.replace(/\/\*.*?\*\//gs, '');
    while (rest.includes('{')) rest = rest.replace(/\{[^{}]*\}/g, ';');
    return rest.split(';').filter((prelude) => !/^\s*(@layer|@font-face|$)/.test(prelude));
  });

  expect(unlayered).toEqual([]);
});

// Safari reads `not (…)` and `(width <= …)` from 16.4 on; before, such a query never matches and what it asks for is lost.
it.each(workspaces)('asks in the styles of %s for widths that Safari 16.0 understands', (workspace) => {
  const queries = readBuilt(workspace, /\.css$/).flatMap((styles) => styles.match(/@media[^{]*/g) ?? []);

  expect(queries).toContainEqual(expect.stringContaining('max-width'));
  expect(queries.filter((query) => /\bnot\s*\(|[<>]/.test(query))).toEqual([]);
});

// TypeScript takes any class name of a CSS module: one that is gone leaves the element without its style.
it.each([...workspaces, 'page-kit', 'shared-ui'])(
  'uses in %s only classes that its CSS modules have',
  (workspace) => {
    const unknown = sourceFilesOf(workspace).flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
        ([, name, path = '']) => {
          const css = readFileSync(join(root, dirname(file), path), 'utf8');
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
