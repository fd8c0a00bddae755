import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverTests } from 'bundler/jest';
import { opensDatabase } from './src/testing/opens-database.cjs';

const filesWithDatabase = () =>
  ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && opensDatabase(join(import.meta.dirname, folder, name)))
      .map((name) => `<rootDir>/${folder}/${name.replaceAll('\\', '/')}`),
  );

export default serverTests(
  {
    // With a server, only the tests that open a database; otherwise all except those that need a server.
    testMatch: process.env.TEST_DATABASE_URL
      ? filesWithDatabase()
      : ['<rootDir>/**/*.test.ts', '!**/*.postgres.test.ts'],
    testEnvironment: '<rootDir>/src/testing/api-environment.cjs',
    globalSetup: '<rootDir>/src/testing/global-setup.cjs',
    globalTeardown: '<rootDir>/src/testing/global-teardown.cjs',
  },
  { sharesSources: true },
);
