import { serverTests, swc } from 'build-config/jest';

export default serverTests({
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  // jose and cookie come as ES modules only; PGlite loads modules of Node by import(), which jest knows after transformation alone.
  transform: { '^.+\\.([tj]sx?|[cm]js)$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|@electric-sql)/)'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
