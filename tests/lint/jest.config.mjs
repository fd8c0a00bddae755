import { serverTests } from 'bundler/jest';

export default serverTests({
  // Shared modules contain components too.
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/../../tools/bundler/jest/asset-stub.cjs' },
});
