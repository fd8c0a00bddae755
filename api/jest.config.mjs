import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTests } from 'build-config/jest';
import { needsDatabase } from './src/testing/needs-database.mjs';

const base = serverTests();
const [[sources, swc]] = Object.entries(base.transform);

/** On a PostgreSQL server, tests that touch no database would only do the same again. */
const testsOfTheDatabase = () =>
  ['src', 'seed']
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => needsDatabase(readFileSync(join(import.meta.dirname, path), 'utf8')))
    .map((path) => `<rootDir>/${path}`);

export default serverTests({
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  ...(process.env.TEST_DATABASE_URL && { testMatch: testsOfTheDatabase() }),
  // jose and cookie come as ES modules only; PGlite loads modules of Node by import(), which jest knows after transformation alone.
  transform: { [`${sources}|^.+\\.cjs$`]: swc },
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|@electric-sql)/)'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
