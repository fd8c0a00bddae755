import { rspack } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** Code of a chunk's runtime. */
class Lines extends RuntimeModule {
  /** @param {string} name @param {number} stage @param {readonly string[]} lines */
  constructor(name, stage, lines) {
    super(name, stage);
    this.lines = lines;
  }

  /** @override */
  generate() {
    return this.lines.join('\n');
  }
}

/** @param {string} global name of the array by which chunks are handed over */
const ownChunks = (global) =>
  // Before the runtime that loads chunks, which accepts every chunk already in the array.
  new Lines('own chunks', RuntimeModule.STAGE_NORMAL, [
    'var entry = document.currentScript;',
    'if (entry && entry.dataset.givenUp !== undefined) throw new Error("This entry came after it was given up");',
    `globalThis[${JSON.stringify(global)}] = [];`,
  ]);

const nameOf = ['u', 'k'].map((name) => `__webpack_require__.${name}`);

/** @param {string} global name of the array by which chunks are handed over */
const chunkRequests = (global) =>
  // After the loading of chunks, whose functions it wraps.
  new Lines('chunk requests', RuntimeModule.STAGE_TRIGGER, [
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
    `var chunks = globalThis[${JSON.stringify(global)}], take = chunks.push;`,
    'chunks.push = function (chunk) {',
    '  var script = document.currentScript;',
    '  if (!script || requested[script.src]) take(chunk);',
    '};',
  ]);

const freshRequests = () =>
  // After the loading of chunks, whose function it wraps.
  new Lines('fresh requests', RuntimeModule.STAGE_TRIGGER, [
    'var nameOf = __webpack_require__.u, wanted = {};',
    '__webpack_require__.u = function (id) {',
    '  var times = (wanted[id] = (wanted[id] || 0) + 1);',
    '  return nameOf(id) + (times > 1 ? "?attempt=" + times : "");',
    '};',
  ]);

/** Requests a script of the shell again with a new query, past a hanging request (webpack/webpack#11816). */
export class FreshRequestsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshRequestsPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshRequestsPlugin', (chunk, set) => {
        set.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, freshRequests());
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
        compilation.addRuntimeModule(chunk, ownChunks(chunkLoadingGlobal));
        compilation.addRuntimeModule(chunk, chunkRequests(chunkLoadingGlobal));
      });
    });
  }
}
