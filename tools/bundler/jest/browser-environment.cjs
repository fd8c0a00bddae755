/** @type {typeof import('jest-environment-jsdom')} */
const { TestEnvironment } = require(require.resolve('jest-environment-jsdom', { paths: [process.cwd()] }));
require('./compile-once.cjs');

const queries = require.resolve('@testing-library/dom', { paths: [process.cwd()] });
const ariaQuery = require(require.resolve('aria-query', { paths: [queries] }));

/** @typedef {Record<string, unknown>} Scope */

/** Computed by the first test file of this worker that needs them. @type {{ json?: string }} */
const responseShapes = {};

// Missing in jsdom, needed by the router at import. With MessageChannel, React's scheduler keeps jest open.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];
// Node's Request refuses the signals of jsdom.
const replaced = ['AbortController', 'AbortSignal'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const inTest = /** @type {Scope} */ (/** @type {unknown} */ (this.global));
    const inNode = /** @type {Scope} */ (globalThis);
    for (const name of missing) inTest[name] ??= inNode[name];
    Object.assign(inTest, { ariaQuery, responseShapes });
    for (const name of replaced) inTest[name] = inNode[name];
  }
};
