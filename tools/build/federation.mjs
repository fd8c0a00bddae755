import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Version of the federation runtime in these builds; all packages of `@module-federation` share it. */
export const federationVersion = require('@module-federation/runtime/package.json').version;

/**
 * Range of shell runtimes that a remote built with this version works with: the parts of the runtime in the
 * remote and in the shell change together with the minor version.
 */
export const neededRuntime = `~${federationVersion.split('.').slice(0, 2).join('.')}.0`;
