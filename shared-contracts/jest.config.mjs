import { browserTests, testTimeout } from 'bundler/jest';

const browser = browserTests();
/** Tests that need storage, events or components of a browser. */
const inBrowser = ['<rootDir>/src/{cart,http,session}/**/*.test.{ts,tsx}', '<rootDir>/src/*.test.ts'];

export default {
  testTimeout,
  projects: [
    { ...browser, displayName: 'browser', testMatch: inBrowser },
    {
      ...browser,
      displayName: 'server',
      testEnvironment: 'node',
      testPathIgnorePatterns: [...browser.testPathIgnorePatterns, '/src/(cart|http|session)/', '/src/[^/]+$'],
    },
  ],
};
