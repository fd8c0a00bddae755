import { serverTests } from 'build-config/jest';

const tests = serverTests();

// Those of the template run where a remote was made of it.
export default {
  ...tests,
  testPathIgnorePatterns: [...tests.testPathIgnorePatterns, '<rootDir>/template/'],
};
