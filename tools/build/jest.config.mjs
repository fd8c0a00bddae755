import { serverTests } from 'build-config/jest';

const tests = serverTests();

// The tests of the template run in the remotes created from it.
export default {
  ...tests,
  // Shared modules contain components too.
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/jest/asset-stub.cjs' },
  testPathIgnorePatterns: [...tests.testPathIgnorePatterns, '<rootDir>/template/'],
};
