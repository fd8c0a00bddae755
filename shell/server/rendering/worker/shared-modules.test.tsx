/** @jest-environment node */
import { sharedKeys } from '../../../../tools/build/testing/build-modules';
import { requireShared } from './shared-modules';

// Only the shell attaches React to a document.
const requirable = sharedKeys.filter((key) => key !== 'react-dom/client');

it.each(requirable)('a server bundle can require %s', (key) => {
  expect(requireShared(key)).toBeTruthy();
});

it('a server bundle cannot require a module that is not shared', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
