import { createInstance, init } from '@module-federation/runtime/dist/index.js';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The bundler runtime as the shell has it: it provides libraries, and remotes are named at run time alone. What a remote
 * needs of the package is given to it through the one global variable; `remote.mjs` is the other end.
 */
globalThis.__SHOP_FEDERATION__ = {
  attachShareScopeMap,
  consumes,
  createInstance,
  initContainerEntry,
};

export default {
  bundlerRuntime: {
    S: {},
    init({ webpackRequire }) {
      const shell = init(webpackRequire.federation.initOptions);
      // Who takes a library first counts as its owner, and a remote that is registered again loses what it owns, for
      // everybody: 'Réessayer' would find no library any more. Taken, not evaluated.
      for (const library of Object.keys(shell.options.shared)) shell.loadShareSync(library);
      return shell;
    },
  },
  bundlerRuntimeOptions: {},
};
