import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { substitutes } from './substitutes.mjs';

const require = createRequire(import.meta.url);
const packages = dirname(dirname(require.resolve('@module-federation/runtime/package.json')));
const inPackages = (path) => join(packages, path);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The runtime is asked for as CommonJS, of which nothing can be left out; its ES modules are the same code. */
const modules = {
  [inPackages('runtime/dist/index.cjs')]: inPackages('runtime/dist/index.js'),
  [inPackages('runtime/dist/bundler.js')]: inPackages('runtime/dist/index.js'),
  [inPackages('runtime-core/dist/index.cjs')]: inPackages('runtime-core/dist/index.js'),
  '@module-federation/enhanced/runtime$': inPackages('runtime/dist/index.js'),
};

/**
 * Where a build finds the federation runtime. `side` is `host` for the shell, which carries it, and `remote` for the others,
 * which are given it. All of it rests on inner files of the packages, hence their pinned version.
 */
export const federationRuntime = (side) => ({
  ...modules,
  [inPackages('webpack-bundler-runtime/dist/index.cjs')]: here(`${side}.mjs`),
  ...Object.fromEntries(
    Object.entries(substitutes).map(([module, substitute]) => [inPackages(module), here(substitute)]),
  ),
});
