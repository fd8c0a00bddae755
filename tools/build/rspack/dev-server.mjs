import { request as send } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { apiPath, forwardTo } from '../development/running-shop.mjs';
import { portOf, remoteIn } from '../ports.mjs';
import { outputFolder } from './mode.mjs';

/** @typedef {import('@rspack/core').DevServer} DevServer */

/** The page's side of hot updates. @satisfies {DevServer['client']} */
const client = /** @type {const} */ ({
  // Terminal and console show errors; the overlay's styles are not in the page's policy.
  overlay: false,
  logging: 'warn',
  // The updates of a page come from where it came from itself.
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

/** Where hot updates come from: the page belongs to the shell, the updates to the remote. @param {number} port */
const updatesFrom = (port) => ({ ...client, webSocketURL: `ws://localhost:${port}/ws` });

/**
 * A remote's files for a shell that runs elsewhere.
 * @param {string} folder
 * @returns {DevServer}
 */
export function remoteDevServer(folder) {
  const { name, version, ...listener } = remoteIn(folder);
  const port = portOf(listener);
  return {
    ...common,
    port,
    client: updatesFrom(port),
    // Updates come through the page of the shell: what cannot be taken over there is loaded with the whole page.
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
        // Until the first build is there, the folder holds an earlier one.
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

/** A remote in a page of its own. @param {string} folder @param {string} apiUrl @returns {DevServer} */
export const standaloneDevServer = (folder, apiUrl) => ({
  ...common,
  port: portOf(remoteIn(folder)),
  static: false,
  historyApiFallback: { disableDotRule: true },
  setupMiddlewares: (middlewares) => [
    { name: 'api', path: apiPath, middleware: forwardTo(apiUrl) },
    ...middlewares,
  ],
});

/** ms between two tries */
const pause = 100;
/** ms */
const patience = 10_000;

/**
 * Middleware that forwards a request to the server behind this one; while that one restarts, the page waits.
 * @param {number} port
 * @returns {import('node:http').RequestListener}
 */
export const forwardToServer = (port) => (request, response) => {
  const { method, url: path, headers } = request;
  const until = Date.now() + patience;
  const forward = () => {
    const forwarded = send({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      pipeline(reply, response, () => {});
    });
    forwarded.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED' && Date.now() < until) setTimeout(forward, pause);
      else if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
    forwarded.end();
  };
  forward();
};

/** The shell's files, and everything else from its server. @param {{ port: number, serverPort: number }} shell @returns {DevServer} */
export const hostDevServer = ({ port, serverPort }) => ({
  ...common,
  port,
  devMiddleware: { index: false, writeToDisk: true },
  static: false,
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    { name: 'server', middleware: forwardToServer(serverPort) },
  ],
});
