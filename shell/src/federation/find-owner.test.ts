/** @jest-environment node */
import { remoteOfPath, remoteOfSlot } from './find-owner';

const owners = {
  'mfe-cart-checkout': { prefixes: ['order', 'invoice'], slots: ['CartPanel' as const] },
  'mfe-account': { prefixes: ['profile'], slots: [] },
};

it.each([
  ['/order', 'mfe-cart-checkout'],
  ['/invoice/1', 'mfe-cart-checkout'],
  ['/profile/', 'mfe-account'],
  ['/', null],
  ['/orders', null],
  ['/constructor', null],
])('the owner of the path %s is the remote %s', (path, remote) => {
  expect(remoteOfPath(path, owners)).toBe(remote);
});

it('finds the remote of a layout slot, or null when it has none', () => {
  expect(remoteOfSlot('CartPanel', owners)).toBe('mfe-cart-checkout');
  expect(remoteOfSlot('Search', owners)).toBeNull();
});
