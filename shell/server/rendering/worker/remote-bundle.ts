import { Script } from 'node:vm';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import { libraries } from '../../../src/federation/libraries';
import type { RemoteCode } from '../worker-messages';

/** The modules that a remote's server bundle can require, as instances of the shell. */
const sharedModules: Readonly<Record<string, object>> = {
  ...libraries,
  'react/jsx-runtime': reactJsxRuntime,
  'react/jsx-dev-runtime': reactJsxDevRuntime,
};

/** Implements `require` for a remote's server bundle. @throws when the module is not shared */
export function requireShared(request: string): unknown {
  const found = sharedModules[request];
  if (!found) throw new Error(`demande '${request}', que la boutique ne partage pas`);
  return found;
}

/** Evaluates a server bundle: trusted code of another team, isolated by the worker, not by this function. */
export function evaluateBundle({ name, hash, source }: RemoteCode): unknown {
  const wrapper = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename: `${name}-${hash}.cjs`,
  }).runInThisContext();
  const module: { exports: { default?: unknown } } = { exports: {} };
  wrapper(module.exports, requireShared, module);
  return module.exports.default;
}
