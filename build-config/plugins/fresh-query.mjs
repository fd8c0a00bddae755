import { rspack } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

class FreshQueryRuntimeModule extends RuntimeModule {
  constructor() {
    super('fresh query', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    const wrapped = ['u', 'k'].map((name) => `__webpack_require__.${name}`);
    return [
      'var script = document.currentScript;',
      'var query = script ? new URL(script.src).search : "";',
      `if (query) { ${wrapped.map((name, index) => `var f${index} = ${name}; if (f${index}) ${name} = function (id) { return f${index}(id) + query; };`).join(' ')} }`,
    ].join('\n');
  }
}

/**
 * Hands the query of the entry's address on to every chunk. 'Réessayer' registers a remote under a fresh query; without
 * this a chunk that never answers would be waited for again, since it has the same address.
 */
export class FreshQueryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshQueryPlugin', (chunk, set) => {
        set.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new FreshQueryRuntimeModule());
      });
    });
  }
}
