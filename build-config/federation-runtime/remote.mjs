const { attachShareScopeMap, consumes, createInstance, initContainerEntry } = globalThis.__SHOP_FEDERATION__;

/** The bundler runtime as a remote has it: the package's own functions, out of the shell that loads the remote. */
export default {
  attachShareScopeMap,
  bundlerRuntime: {
    S: {},
    consumes,
    // A remote takes libraries and brings none.
    I: () => true,
    init: ({ webpackRequire }) => createInstance(webpackRequire.federation.initOptions),
    initContainerEntry,
    installInitialConsumes({ initialConsumes }) {
      if (initialConsumes.length > 0) throw new Error('The entry of a remote uses shared libraries itself');
    },
  },
  bundlerRuntimeOptions: {},
};
