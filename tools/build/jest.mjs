import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * How jest compiles a source.
 * @param {boolean} react whether there is JSX
 * @returns {[string, object]}
 */
export const swc = (react) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      ...(react && { transform: { react: { runtime: 'automatic' } } }),
    },
    module: { type: 'commonjs' },
  },
];

/** ms, to end a test that hangs. A run over several projects reads that of its own configuration alone. */
export const testTimeout = 120_000;

const common = {
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(-dev|-debug)?/'],
  modulePathIgnorePatterns: ['/dist(-dev|-debug)?/'],
  cacheDirectory: fileURLToPath(new URL('../../node_modules/.cache/jest', import.meta.url)),
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
  testEnvironment: fileURLToPath(new URL('./jest/browser-environment.cjs', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('./jest/browser-setup.mjs', import.meta.url))],
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': swc(true) },
  transformIgnorePatterns: ['/node_modules/(?!jotai/)'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|woff2)$': fileURLToPath(new URL('./jest/asset-stub.cjs', import.meta.url)),
  },
  ...overrides,
});

/** Jest configuration of a server workspace. */
export const serverTests = (overrides = {}) => ({
  ...common,
  testEnvironment: 'node',
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': swc(false) },
  transformIgnorePatterns: ['/node_modules/'],
  ...overrides,
});
