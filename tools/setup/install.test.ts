import { isSupportedNode } from './install.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0'])('runs on Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

it.each(['16.20.0', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])('refuses Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(false);
});
