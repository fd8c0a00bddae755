/**
 * Modules of the federation packages that do nothing in this shop, and what stands in their place. A substitute that lacks
 * an export somebody asks for ends the build; a module that moved within its package fails `federation-runtime.test`.
 */
export const substitutes = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshot-handler.mjs',
  'runtime-core/dist/utils/preload.js': 'preload.mjs',
  'runtime-core/dist/utils/semver/index.js': 'semver.mjs',
  'runtime-core/dist/utils/logger.js': 'logger.mjs',
  'runtime-core/dist/utils/context.js': 'context.mjs',
  'error-codes/dist/desc.mjs': 'error-descriptions.mjs',
};
