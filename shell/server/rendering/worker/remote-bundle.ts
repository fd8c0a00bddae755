import { Script } from 'node:vm';
import { requireShared } from './shared-modules';

/** Members of `process` that give access to files, native code or other processes (decision 009). */
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

/** Removes the restricted members for this thread; to be called after the worker's own modules are loaded. */
export function restrictProcess(): void {
  for (const name of restricted) Object.defineProperty(process, name, { value: undefined });
}

/** Evaluates a server bundle: trusted code of another team, isolated by the worker, not by this function. */
export function evaluateBundle(source: string, filename: string): unknown {
  const wrapper = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename,
  }).runInThisContext();
  const module: { exports: { default?: unknown } } = { exports: {} };
  wrapper(module.exports, requireShared, module);
  return module.exports.default;
}
