import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Test tools are resolved from the tested project: an installation that only runs the shop has none. */
const require = createRequire(join(process.cwd(), 'package.json'));

/** @param {string} name of a file in this folder */
const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The transform with which jest compiles a source. @type {[string, object]} */
export const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Timeout of a test in milliseconds. A run over several projects reads only its own configuration. */
export const testTimeout = 120_000;

const common = {
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(-dev|-debug)?/'],
  modulePathIgnorePatterns: ['/dist(-dev|-debug)?/'],
  cacheDirectory: join(dirname(require.resolve('jest/package.json')), '../../.cache/jest'),
  restoreMocks: true,
  testTimeout,
  collectCoverageFrom: [
    '**/*.{ts,tsx,mjs,cjs}',
    '!**/{dist,dist-debug,dist-dev,node_modules,testing}/**',
    '!**/*.{test,config}.*',
  ],
};

/** Jest configuration of a browser workspace: jsdom with the web platform parts that the router needs. */
export const browserTests = (overrides = {}) => ({
  ...common,
  testEnvironment: fileOf('browser-environment.cjs'),
  setupFilesAfterEnv: [fileOf('setup.cjs')],
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': swc },
  // Sources, and libraries that are published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(.pnpm/.*/node_modules/)?(jotai|shared-contracts|page-kit|shared-ui|bundler)/)',
  ],
  modulePaths: [join(process.cwd(), 'node_modules')],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.(css|svg|woff2)$': fileOf('asset-stub.cjs'),
    // The messages of zod in fifty languages, of which the shop shows none.
    '^\\.\\./locales/index\\.cjs$': fileOf('asset-stub.cjs'),
    '^\\./(public|account)-shapes$': fileOf('response-shapes.cjs'),
    '^aria-query$': fileOf('aria-query.cjs'),
  },
  ...overrides,
});

const compiled = { '^.+\\.([tj]sx?|[cm]js)$': swc };
/** For `isPerFile`: libraries stay as they are, except those that are ES modules only. */
const perFile = {
  transform: compiled,
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|p-limit|yocto-queue|@electric-sql)/)'],
};
const isPerFile = process.argv.some((argument) => /^--(coverage|collectCoverage|watch)/.test(argument));
const libraries = '/node_modules/.*\\.[cm]?js$';
/** Not shared by files with sources of their own: zod has one registry for the names of all schemas. */
const withRegistry = '/node_modules/(zod|fastify-type-provider-zod)/';
const sources = '^(?!.*/(testing|tests/kit)/)(?!.*\\.test\\.ts$).*\\.ts$';

/**
 * Jest configuration of a server workspace. A worker loads libraries once, not once per test file; also the
 * sources with `sharesSources`, where no test replaces a module.
 */
export const serverTests = (overrides = {}, { sharesSources = false } = {}) => ({
  ...common,
  testEnvironment: fileOf('server-environment.cjs'),
  ...(isPerFile
    ? perFile
    : {
        transform: {
          [sharesSources ? `${libraries}|${sources}` : `^(?!.*${withRegistry}).*${libraries}`]:
            fileOf('shared-modules.cjs'),
          ...compiled,
        },
        transformIgnorePatterns: sharesSources ? [] : [withRegistry],
        testEnvironmentOptions: { sharesSources },
      }),
  ...overrides,
});
