import * as jotai from 'jotai';
import * as react from 'react';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactHotToast from 'react-hot-toast/headless';
import * as auth from 'shared-contracts/auth';
import * as cart from 'shared-contracts/cart';
import * as events from 'shared-contracts/events';
import * as http from 'shared-contracts/http';
import * as remotes from 'shared-contracts/remotes';
import * as sorting from 'shared-contracts/sorting';
import * as drawings from 'shared-ui/drawings';
import * as reactQuery from '../../../src/facades/react-query';
import * as reactRouterDom from '../../../src/facades/react-router-dom';

/** The shell's own instances, which a remote's server bundle is given for its requests; nothing else can be asked for. */
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
  'shared-contracts/remotes': remotes,
  'shared-contracts/sorting': sorting,
  'shared-ui/drawings': drawings,
};

/** `require` of a remote's server bundle. @throws for anything that is not shared. */
export function requireShared(request: string): unknown {
  const found = sharedModules[request];
  if (!found) throw new Error(`demande '${request}', que la boutique ne partage pas`);
  return found;
}
