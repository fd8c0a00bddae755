import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Of the federation runtime that these builds carry or expect; the packages of `@module-federation` go by one number. */
export const federationVersion = require('@module-federation/runtime/package.json').version;

/**
 * Range of versions of the shell's runtime that a remote built with this one works with: the parts of the runtime that a
 * remote brings and those that it is given change together with the minor version.
 */
export const neededRuntime = `~${federationVersion.split('.').slice(0, 2).join('.')}.0`;
