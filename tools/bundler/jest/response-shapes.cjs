const { dirname, join } = require('node:path');

/** The shapes are plain data: a worker computes them once, as a build does, and loads zod and the schemas once. */
function shapes() {
  const { extrasOf, shapesOf } = require(
    join(dirname(require.resolve('shared-contracts/http')), 'response-shapes'),
  );
  return JSON.stringify({
    publicShapes: shapesOf('public'),
    publicExtras: extrasOf('public'),
    accountShapes: shapesOf('others'),
    accountExtras: extrasOf('others'),
  });
}

/** @type {{ json?: string }} */
const computed = Reflect.get(globalThis, 'responseShapes') ?? {};
computed.json ??= shapes();
module.exports = JSON.parse(computed.json);
