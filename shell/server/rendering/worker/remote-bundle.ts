import { Script } from 'node:vm';
import { requireShared } from './shared-modules';

/** Ways from `process` to files, native code or other processes (decision 009). */
const restricted = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  'report',
  'loadEnvFile',
] as const;

/** Removes them for all code of this thread; called once its own modules are loaded. */
export function restrictProcess(): void {
  for (const name of restricted) Object.defineProperty(process, name, { value: undefined });
}

/** Trusted code of another team: contained by the worker, not by this function. */
export function evaluateBundle(source: string, filename: string): unknown {
  const wrapper = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename,
  }).runInThisContext();
  const module: { exports: { default?: unknown } } = { exports: {} };
  wrapper(module.exports, requireShared, module);
  return module.exports.default;
}
