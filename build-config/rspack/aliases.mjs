import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotReload, production } from './mode.mjs';

const require = createRequire(import.meta.url);
const federation = dirname(dirname(require.resolve('@module-federation/runtime/package.json')));
const router = dirname(require.resolve('react-router/package.json'));

/**
 * The federation runtime is asked for as CommonJS and would be bundled twice and whole. These aliases lead to its ES
 * modules. They rest on the package's inner files: pinned version, guarded by `federation-runtime.test`.
 */
export const federationRuntime = {
  [join(federation, 'webpack-bundler-runtime/dist/index.cjs')]: join(
    federation,
    'webpack-bundler-runtime/dist/index.js',
  ),
  [join(federation, 'runtime/dist/index.cjs')]: join(federation, 'runtime/dist/index.js'),
  [join(federation, 'runtime/dist/bundler.js')]: join(federation, 'runtime/dist/index.js'),
  [join(federation, 'runtime-core/dist/index.cjs')]: join(federation, 'runtime-core/dist/index.js'),
  '@module-federation/enhanced/runtime$': join(federation, 'runtime/dist/index.js'),
};

/** React Router publishes its development build by default. */
export const routerRuntime = production
  ? {
      'react-router$': join(router, 'dist/production/index.mjs'),
      'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
    }
  : {};

const refresh = dirname(require.resolve('react-refresh/runtime'));

/**
 * Every build of a page brings its own copy of React Refresh; React listens to one alone. The plugin leads to the folder of
 * the package, hence the whole path.
 */
export const refreshRuntime = hotReload
  ? {
      [`${join(refresh, 'runtime')}$`]: fileURLToPath(
        new URL('../development/refresh-runtime.cjs', import.meta.url),
      ),
    }
  : {};
