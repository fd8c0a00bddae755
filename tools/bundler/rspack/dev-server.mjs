import { join } from 'node:path';
import { apiPath, forwardTo } from '../development/running-shop.mjs';
import { portOf, remoteIn } from '../ports.mjs';
import { outputFolder } from './mode.mjs';

/** @typedef {import('@rspack/core').DevServer} DevServer */

/** Client options of hot updates. @satisfies {DevServer['client']} */
const client = /** @type {const} */ ({
  // Terminal and console show errors; the page's Content-Security-Policy forbids the overlay's styles.
  overlay: false,
  logging: 'warn',
  // Updates come from the origin of the page.
  webSocketURL: 'auto://0.0.0.0:0/ws',
});

/** @satisfies {DevServer} */
const common = {
  host: process.env.HOST || '127.0.0.1',
  allowedHosts: /** @type {const} */ ('all'),
  hot: true,
  headers: { 'cache-control': 'no-cache' },
  client,
  setupExitSignals: false,
};

/** Serves a remote's files for a shell that runs elsewhere. @param {string} folder @returns {DevServer} */
export function remoteDevServer(folder) {
  const { name, version, ...listener } = remoteIn(folder);
  const port = portOf(listener);
  return {
    ...common,
    port,
    // The page of the shell applies updates; it is reloaded if one cannot be applied.
    client: { ...client, webSocketURL: `ws://localhost:${port}/ws` },
    headers: {
      ...common.headers,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    devMiddleware: { index: false, writeToDisk: true },
    static: { directory: join(folder, outputFolder, 'browser'), watch: false },
    setupMiddlewares: (middlewares, server) => [
      ...middlewares,
      {
        name: 'health',
        path: '/health',
        // Until the first build is complete, the folder contains an earlier one.
        middleware: (
          /** @type {import('node:http').IncomingMessage} */ _request,
          /** @type {import('node:http').ServerResponse} */ response,
        ) =>
          server.middleware.waitUntilValid(() => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify({ status: 'ok', name, version }));
          }),
      },
    ],
  };
}

/** HTML of a page without the shell. */
export const emptyPage =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><div id="root"></div>';

/** Serves a page at every URL. @param {number} port @returns {DevServer} */
export const pageDevServer = (port) => ({
  ...common,
  port,
  static: false,
  historyApiFallback: { disableDotRule: true },
});

/** Serves a standalone remote. @param {string} folder @param {string} apiUrl @returns {DevServer} */
export const standaloneDevServer = (folder, apiUrl) => ({
  ...pageDevServer(portOf(remoteIn(folder))),
  setupMiddlewares: (middlewares) => [
    { name: 'api', path: apiPath, middleware: forwardTo(apiUrl) },
    ...middlewares,
  ],
});

/** Milliseconds in which the shell's server restarts. */
const patience = 10_000;

/** Serves the shell's files. @param {{ port: number, serverPort: number }} shell @returns {DevServer} */
export const hostDevServer = ({ port, serverPort }) => ({
  ...common,
  port,
  devMiddleware: { index: false, writeToDisk: true },
  static: false,
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    { name: 'server', middleware: forwardTo(`http://127.0.0.1:${serverPort}/`, patience) },
  ],
});
