import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../processes.mjs';
import { root, sourceFilesOf } from '../testing/workspace-sources';

const workspaces = [
  'shared-contracts',
  'page-kit',
  'shared-ui',
  ...parts.map(({ name }) => name).filter((name) => name === 'shell' || name.startsWith('mfe-')),
];
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** Keys that a source stores values under: constants, and names that `storage` makes keys of. */
function keysIn(source: string): string[] {
  const plain = source.matchAll(/(?:const \w*[kK]ey = |stored\()'((?:sph-|shopping_)[\w-]+)'/g);
  const owned = source.matchAll(/keyOf\('(customer|cart)', '([\w-]+)'\)/g);
  const withCart = source.matchAll(/storedWithCart<\w+>\(\s*'\w+',\s*'([\w-]+)'/g);
  return [
    ...[...plain].map(([, key = '']) => key),
    ...[...owned].map(([, owner, name]) => `sph-${owner}-${name}`),
    ...[...withCart].map(([, name]) => `sph-cart-${name}`),
  ];
}

it('has every key of browser storage in the privacy text, and no other', () => {
  const keys = new Set(workspaces.flatMap(sourceFilesOf).flatMap((file) => keysIn(text(file))));

  const named = text('shell/src/layout/footer/legal/PrivacyPolicy.tsx').matchAll(/<code>([^<]+)<\/code>/g);

  expect([...named].map(([, key]) => key).toSorted()).toEqual([...keys].toSorted());
});
