import { parts } from '../../tools/bundler/processes.mjs';
import { read, sourceFilesOf } from './testing/workspace-sources';

const workspaces = [
  'shared-contracts',
  'page-kit',
  'shared-ui',
  ...parts.map(({ name }) => name).filter((name) => name === 'shell' || name.startsWith('mfe-')),
];

/** Returns the storage keys in a source: constants, and keys made by `keyOf` and `storedWithCart`. */
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

it('the privacy policy lists exactly the keys of browser storage', () => {
  const keys = new Set(workspaces.flatMap(sourceFilesOf).flatMap((file) => keysIn(read(file))));

  const named = read('shell/src/layout/footer/legal/PrivacyPolicy.tsx').matchAll(/<code>([^<]+)<\/code>/g);

  expect([...named].map(([, key]) => key).toSorted()).toEqual([...keys].toSorted());
});
