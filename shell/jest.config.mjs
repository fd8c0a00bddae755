import { browserTests, serverTests, testTimeout } from 'bundler/jest';

export default {
  testTimeout,
  projects: [
    browserTests({
      displayName: 'browser',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/server/**/*.test.tsx'],
    }),
    serverTests({ displayName: 'server', testMatch: ['<rootDir>/server/**/*.test.ts'] }),
  ],
};
