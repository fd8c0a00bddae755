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

const transform = { '^.+\\.([tj]sx?|[cm]js)$': swc(false) };
/** For coverage, which jest counts per file, and for edited modules. jose and cookie are ES modules only. */
const perFile = { transform, transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|@electric-sql)/)'] };
const perWorker = {
  transform: {
    '/node_modules/.*\\.[cm]?js$|^(?!.*/testing/)(?!.*\\.test\\.ts$).*\\.ts$':
      '<rootDir>/src/testing/shared-modules.cjs',
    ...transform,
  },
  transformIgnorePatterns: [],
};
const isPerFile = process.argv.some((argument) => /^--(coverage|collectCoverage|watch)/.test(argument));

export default serverTests({
  // With a server, only the tests that open a database; otherwise all except those that need a server.
  testMatch: process.env.TEST_DATABASE_URL
    ? filesWithDatabase()
    : ['<rootDir>/**/*.test.ts', '!**/*.postgres.test.ts'],
  testEnvironment: '<rootDir>/src/testing/api-environment.cjs',
  ...(isPerFile ? perFile : perWorker),
  globalSetup: '<rootDir>/src/testing/global-setup.cjs',
  globalTeardown: '<rootDir>/src/testing/global-teardown.cjs',
});
