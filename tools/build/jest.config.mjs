import { serverTests } from 'build-config/jest';

const tests = serverTests();

// Those of the template run where a remote was made of it.
export default {
  ...tests,
  // Modules that remotes share have components, too.
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/jest/asset-stub.cjs' },
  testPathIgnorePatterns: [...tests.testPathIgnorePatterns, '<rootDir>/template/'],
};
