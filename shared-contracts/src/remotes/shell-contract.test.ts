import { misfits } from './shell-contract';

const shell = { react: '19.3.1', 'shared-contracts/cart': '1.4.0', '@module-federation/runtime': '2.9.2' };

it.each<[string, Readonly<Record<string, string>>, string[]]>([
  ['no module', {}, []],
  ['an earlier minor version', { react: '^19.2.0', 'shared-contracts/cart': '^1.4.0' }, []],
  ['the previous major version or this one', { 'shared-contracts/cart': '^0.9.0 || ^1.0.0' }, []],
  ['a runtime that is a patch older', { '@module-federation/runtime': '~2.9.0' }, []],
  ['an unknown module', { brands: '^1.0.0' }, ['demande brands, que la boutique ne partage pas']],
  [
    'a later minor, another major version and another runtime',
    { react: '^19.4.0', 'shared-contracts/cart': '^2.0.0', '@module-federation/runtime': '~2.8.0' },
    [
      'demande react ^19.4.0, la boutique donne 19.3.1',
      'demande shared-contracts/cart ^2.0.0, la boutique donne 1.4.0',
      'demande @module-federation/runtime ~2.8.0, la boutique donne 2.9.2',
    ],
  ],
])('a remote that needs %s has a reason per module that does not fit', (_what, needs, reasons) => {
  expect(misfits({ needs }, shell)).toEqual(reasons);
});
