import { earlierKeys, sharedKeys } from '../../../../build-config/testing/build-modules';
import { requireShared } from './shared-modules';

// Only the shell attaches React to a document; a page that is rendered never asks for it.
const askable = sharedKeys.filter((key) => key !== 'react-dom/client');

it.each(askable)('gives %s to the server bundle of a remote', (key) => {
  expect(requireShared(key)).toBeTruthy();
});

it.each(earlierKeys)('gives a remote of contract $contract $key, as it was called then', ({ key }) => {
  expect(requireShared(key)).toBeTruthy();
});

it('has one copy of what remotes of two contracts share', () => {
  const now = { ...Object(requireShared('page-kit/page')), ...Object(requireShared('page-kit/sorting')) };
  const before = {
    ...Object(requireShared('shared-contracts/remotes')),
    ...Object(requireShared('shared-contracts/sorting')),
  };

  expect(Object.keys(now)).toContain('keptSortAtom');
  for (const [name, value] of Object.entries(now)) expect(before[name]).toBe(value);
});

it('gives nothing that the shop does not share', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
