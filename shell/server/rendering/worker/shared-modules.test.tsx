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
  const page = Object(requireShared('page-kit/page'));
  const icons = Object(requireShared('shared-ui/icon-paths'));

  const iconsOfContract4 = Object(requireShared('shared-ui/drawings'));
  const idleOfContract4 = page.whenQuiet;

  expect(Object.keys(icons)).toContain('iconPaths');
  expect(iconsOfContract4).toEqual(icons);
  expect(idleOfContract4).toBe(page.whenIdle);
});

it('gives nothing that the shop does not share', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
