/** Modules of the build for tests: jest cannot `import` an `.mjs` file when it compiles to CommonJS. */
export const { parts, remotes } = jest.requireActual<typeof import('../../tools/bundler/processes.mjs')>(
  '../../tools/bundler/processes.mjs',
);
export const { portOf } = jest.requireActual<typeof import('../../tools/bundler/ports.mjs')>(
  '../../tools/bundler/ports.mjs',
);
export const { contractOf, facades, isWorkspace, needsOf, packageOf, sharedByRemote, sharedKeys } =
  jest.requireActual<typeof import('../../tools/bundler/shared-modules.mjs')>(
    '../../tools/bundler/shared-modules.mjs',
  );
