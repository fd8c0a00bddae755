const { TestEnvironment } = require('jest-environment-jsdom');

// The router needs these at import; jsdom lacks them. Never MessageChannel: React's scheduler would pick it and keep jest open.
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
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    for (const name of replaced) this.global[name] = globalThis[name];
  }
};
