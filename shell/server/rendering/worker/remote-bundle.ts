import { Script } from 'node:vm';
import * as jotai from 'jotai';
import * as reactQuery from 'page-kit/facades/react-query';
import * as reactRouterDom from 'page-kit/facades/react-router-dom';
import * as page from 'page-kit/page';
import * as react from 'react';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactHotToast from 'react-hot-toast/headless';
import * as auth from 'shared-contracts/auth';
import * as cart from 'shared-contracts/cart';
import * as events from 'shared-contracts/events';
import * as http from 'shared-contracts/http';
import * as iconPaths from 'shared-ui/icon-paths';
import type { RemoteCode } from '../worker-messages';

/** The modules that a remote's server bundle can require, as instances of the shell. */
const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react/jsx-dev-runtime': reactJsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  jotai,
  '@tanstack/react-query': reactQuery,
  'react-hot-toast/headless': reactHotToast,
  'shared-contracts/auth': auth,
  'shared-contracts/cart': cart,
  'shared-contracts/events': events,
  'shared-contracts/http': http,
  'page-kit/page': page,
  'shared-ui/icon-paths': iconPaths,
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
