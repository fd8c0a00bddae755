const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { transformSync } = require('@swc/core');

const version = readFileSync(__filename, 'utf8');

/** @param {string} source @param {string} filename */
const compile = (source, filename) =>
  transformSync(source, {
    filename,
    sourceMaps: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });

/** @param {NodeJS.Module} module @param {string} path */
const loadTypeScript = (module, path) =>
  /** @type {NodeJS.Module & { _compile(code: string, path: string): void }} */ (module)._compile(
    compile(readFileSync(path, 'utf8'), path).code,
    path,
  );

// Jest also transforms the libraries that its own modules load, outside of the sandbox.
const code = `if (globalThis.sharedModule) module.exports = sharedModule(__filename);
else module._compile(require('node:fs').readFileSync(__filename, 'utf8'), __filename);`;

/**
 * Modules that a jest worker loads once, instead of once per test file: libraries, and sources without tests.
 * As jest's transform of such a module, it replaces the module by the shared one, with its source map.
 */
module.exports = {
  /** @param {string} source @param {string} filename */
  process: (source, filename) => ({
    code,
    map: filename.includes('node_modules') ? null : compile(source, filename).map,
  }),
  /** @param {string} source @param {string} filename */
  getCacheKey: (source, filename) =>
    createHash('sha256').update([version, filename, source].join('\0')).digest('hex'),
  /** Loads a module outside of jest's sandbox. @param {string} filename */
  load(filename) {
    // With a single worker, jest runs in this process and has left its own loader, which compiles nothing.
    require.extensions['.ts'] = loadTypeScript;
    return createRequire(filename)(filename);
  },
};
