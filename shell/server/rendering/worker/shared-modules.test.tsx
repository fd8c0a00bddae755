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
  const now = Object(requireShared('shared-ui/icon-paths'));
  const before = Object(requireShared('shared-ui/drawings'));
  const { whenIdle, whenQuiet } = Object(requireShared('page-kit/page'));

  expect(Object.keys(now)).toContain('iconPaths');
  expect(before).toEqual(now);
  expect(whenQuiet).toBe(whenIdle);
});

it('gives nothing that the shop does not share', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
