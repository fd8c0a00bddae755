import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverTests, swc } from 'build-config/jest';
import { opensDatabase } from './src/testing/opens-database.cjs';

const filesWithDatabase = () =>
  ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && opensDatabase(join(import.meta.dirname, folder, name)))
      .map((name) => `<rootDir>/${folder}/${name.replaceAll('\\', '/')}`),
  );

export default serverTests({
  // With a server, only the tests that open a database; otherwise all except those that need a server.
  testMatch: process.env.TEST_DATABASE_URL
    ? filesWithDatabase()
    : ['<rootDir>/**/*.test.ts', '!**/*.postgres.test.ts'],
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  // jose and cookie are ES modules only; jest supports PGlite's import() only in transformed files.
  transform: { '^.+\\.([tj]sx?|[cm]js)$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|@electric-sql)/)'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
