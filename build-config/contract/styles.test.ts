import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

it('has the cascade layers in their order, which is that of their first rules', () => {
  const folder = join(root, 'shell/dist/browser');
  const entry = readdirSync(folder).find((file) => /^main\.[\w-]+\.css$/.test(file)) ?? '';
  const styles = readFileSync(join(folder, entry), 'utf8');

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
