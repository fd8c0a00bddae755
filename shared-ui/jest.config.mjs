import { browserTests, testTimeout } from 'build-config/jest';

const serverTests = '/server-rendering\\.test\\.tsx$';
const browser = browserTests();

export default {
  testTimeout,
  projects: [
    {
      ...browser,
      displayName: 'browser',
      testPathIgnorePatterns: [...browser.testPathIgnorePatterns, serverTests],
    },
    // The same components without a window.
    {
      ...browser,
      displayName: 'server',
      testEnvironment: 'node',
      setupFilesAfterEnv: [],
      testRegex: [serverTests],
      testMatch: undefined,
    },
  ],
};
