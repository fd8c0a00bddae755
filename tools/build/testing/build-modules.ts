/** Modules of the build for tests: jest cannot `import` an `.mjs` file when it compiles to CommonJS. */
export const { parts, remotes } = jest.requireActual<typeof import('../processes.mjs')>('../processes.mjs');
export const { portOf } = jest.requireActual<typeof import('../ports.mjs')>('../ports.mjs');
export const { isWorkspace, packageOf, sharedKeys } =
  jest.requireActual<typeof import('../shared-modules.mjs')>('../shared-modules.mjs');
export const { federationVersion, neededRuntime } =
  jest.requireActual<typeof import('../federation.mjs')>('../federation.mjs');
