const vm = require('node:vm');

/** Compiled modules of this worker by filename. @type {Map<string, { source: string, script: vm.Script }>} */
const compiled = new Map();

const { compileFunction } = vm;

/** @type {typeof vm.compileFunction} */
function compileOnce(source, parameters = [], options = {}) {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  let module = compiled.get(filename);
  if (module?.source !== source) {
    const head = `(function (${parameters.join()}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    module = { source, script };
    compiled.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
}

// Jest compiles each module anew for each test file: half of the time in which a file opens. A script that runs
// in the contexts of all files is compiled once per worker, and so is each of its functions.
vm.compileFunction = compileOnce;
