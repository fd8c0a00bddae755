import { Script } from 'node:vm';
import { requireShared } from './shared-modules';

/** Evaluates a server bundle: trusted code of another team, isolated by the worker, not by this function. */
export function evaluateBundle(source: string, filename: string): unknown {
  const wrapper = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename,
  }).runInThisContext();
  const module: { exports: { default?: unknown } } = { exports: {} };
  wrapper(module.exports, requireShared, module);
  return module.exports.default;
}
