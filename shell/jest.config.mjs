import { browserTests, serverTests } from 'build-config/jest';

export default {
  projects: [
    browserTests({ displayName: 'browser', testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] }),
    serverTests({ displayName: 'server', testMatch: ['<rootDir>/server/**/*.test.ts'] }),
    browserTests({
      displayName: 'rendering',
      testMatch: ['<rootDir>/server/**/*.test.tsx'],
      testEnvironment: 'node',
      setupFilesAfterEnv: [],
    }),
  ],
};
