import { rspack } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

class OwnChunksRuntimeModule extends RuntimeModule {
  /** @param {string} chunkLoadingGlobal name of the array by which chunks are handed over */
  constructor(chunkLoadingGlobal) {
    super('own chunks', RuntimeModule.STAGE_NORMAL);
    this.chunkLoadingGlobal = chunkLoadingGlobal;
  }

  /** Runs before the runtime that loads chunks, which accepts every chunk already in the array. @override */
  generate() {
    return [
      'var entry = document.currentScript;',
      'if (entry && entry.dataset.givenUp !== undefined) throw new Error("This entry came after it was given up");',
      `globalThis[${JSON.stringify(this.chunkLoadingGlobal)}] = [];`,
    ].join('\n');
  }
}

class ChunkRequestsRuntimeModule extends RuntimeModule {
  /** @param {string} chunkLoadingGlobal name of the array by which chunks are handed over */
  constructor(chunkLoadingGlobal) {
    super('chunk requests', RuntimeModule.STAGE_TRIGGER);
    this.chunkLoadingGlobal = chunkLoadingGlobal;
  }

  /** After the loading of chunks, whose functions it wraps. @override */
  generate() {
    const nameOf = ['u', 'k'].map((name) => `__webpack_require__.${name}`);
    return [
      'var entry = document.currentScript;',
      'var attempt = Number(entry && new URL(entry.src).searchParams.get("attempt"));',
      'var wanted = {}, requested = {};',
      'function request(nameOf) {',
      '  return function (id) {',
      '    var file = nameOf(id);',
      '    if (wanted[file]) attempt += 1;',
      '    wanted[file] = true;',
      '    if (attempt) file += "?attempt=" + attempt;',
      '    requested[__webpack_require__.p + file] = true;',
      '    return file;',
      '  };',
      '}',
      ...nameOf.map((name) => `if (${name}) ${name} = request(${name});`),
      `var chunks = globalThis[${JSON.stringify(this.chunkLoadingGlobal)}], take = chunks.push;`,
      'chunks.push = function (chunk) {',
      '  var script = document.currentScript;',
      '  if (!script || requested[script.src]) take(chunk);',
      '};',
    ].join('\n');
  }
}

class FreshRequestsRuntimeModule extends RuntimeModule {
  constructor() {
    super('fresh requests', RuntimeModule.STAGE_TRIGGER);
  }

  /** After the loading of chunks, whose function it wraps. @override */
  generate() {
    return [
      'var nameOf = __webpack_require__.u, wanted = {};',
      '__webpack_require__.u = function (id) {',
      '  var times = (wanted[id] = (wanted[id] || 0) + 1);',
      '  return nameOf(id) + (times > 1 ? "?attempt=" + times : "");',
      '};',
    ].join('\n');
  }
}

/** Requests a script of the shell again with a new query, past a hanging request (webpack/webpack#11816). */
export class FreshRequestsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshRequestsPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshRequestsPlugin', (chunk, set) => {
        set.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new FreshRequestsRuntimeModule());
      });
    });
  }
}

/**
 * Decides how a remote requests its chunks and which ones it accepts.
 *
 * - The first request has the file's plain URL, which may be preloaded. If a file is requested again, the
 *   first request failed or hangs: all further requests have a new query, to bypass it and a damaged copy in
 *   the cache (webpack/webpack#11816). An entry that was itself requested with such a query applies it to its
 *   chunks.
 * - All versions of a remote pass their chunks through one global array (module-federation/core#4045).
 *   A version accepts only chunks that it has requested itself, and starts with an empty array.
 * - An entry that loads after the shell has abandoned it (`data-given-up` on its script) throws immediately.
 */
export class ChunkRequestsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRequestsPlugin', (compilation) => {
      const { chunkLoadingGlobal = '' } = compilation.outputOptions;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkRequestsPlugin', (chunk, set) => {
        set.add(RuntimeGlobals.getChunkScriptFilename).add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new OwnChunksRuntimeModule(chunkLoadingGlobal));
        compilation.addRuntimeModule(chunk, new ChunkRequestsRuntimeModule(chunkLoadingGlobal));
      });
    });
  }
}
