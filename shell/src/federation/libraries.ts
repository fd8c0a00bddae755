import * as jotai from 'jotai';
import * as query from 'page-kit/facades/react-query';
import * as router from 'page-kit/facades/react-router-dom';
import * as page from 'page-kit/page';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as toasts from 'react-hot-toast/headless';
import * as auth from 'shared-contracts/auth';
import * as cart from 'shared-contracts/cart';
import * as events from 'shared-contracts/events';
import * as http from 'shared-contracts/http';
import * as iconPaths from 'shared-ui/icon-paths';

/** The modules that browser and server provide to every remote, by keys of `tools/bundler/shared-modules.mjs`. */
export const libraries: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  jotai,
  '@tanstack/react-query': query,
  'react-hot-toast/headless': toasts,
  'shared-contracts/auth': auth,
  'shared-contracts/cart': cart,
  'shared-contracts/events': events,
  'shared-contracts/http': http,
  'page-kit/page': page,
  'shared-ui/icon-paths': iconPaths,
};
