import { sharedKeys } from '../../../../tools/build/testing/build-modules';
import { requireShared } from './shared-modules';

// Only the shell attaches React to a document; a page that is rendered never asks for it.
const askable = sharedKeys.filter((key) => key !== 'react-dom/client');

it.each(askable)('gives %s to the server bundle of a remote', (key) => {
  expect(requireShared(key)).toBeTruthy();
});

it('gives nothing that the shop does not share', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
