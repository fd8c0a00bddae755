import { serverTests } from 'build-config/jest';

const base = serverTests();
const [[sources, swc]] = Object.entries(base.transform);

export default serverTests({
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  // jose and cookie come as ES modules only; PGlite loads modules of Node by import(), which jest knows after transformation alone.
  transform: { [`${sources}|^.+\\.cjs$`]: swc },
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|@electric-sql)/)'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
