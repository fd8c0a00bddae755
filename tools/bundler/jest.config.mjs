import { serverTests } from 'bundler/jest';

const tests = serverTests();

// The tests of the template run in the remotes created from it.
export default {
  ...tests,
  testPathIgnorePatterns: [...tests.testPathIgnorePatterns, '<rootDir>/template/'],
};
