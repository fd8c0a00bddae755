import { join } from 'node:path';
import { askBehind } from '../development/ask-behind.mjs';
import { partNamed, portOf } from '../parts.mjs';
import { outputFolder } from './mode.mjs';

const common = {
  host: process.env.HOST || '127.0.0.1',
  allowedHosts: 'all',
  hot: true,
  headers: { 'cache-control': 'no-cache' },
  // Errors are told by the terminal and the console; the overlay's styles are not in the page's policy.
  // The updates of a page come from its own address.
  client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
  setupExitSignals: false,
};

/** Address of the hot updates: the page belongs to the shell, the updates to the remote. */
const updatesFrom = (port) => ({ ...common.client, webSocketURL: `ws://localhost:${port}/ws` });

/** A remote's files for a shell that runs elsewhere. */
export function remoteDevServer({ name, version, folder }) {
  const port = portOf(partNamed(name));
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
        // Until the first build is there, the folder holds that of another day.
        middleware: (_request, response) =>
          server.middleware.waitUntilValid(() => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify({ status: 'ok', name, version }));
          }),
      },
    ],
  };
}

/** A remote in a page of its own. */
export const standaloneDevServer = ({ name }) => ({
  ...common,
  port: portOf(partNamed(name)),
  static: false,
  historyApiFallback: { disableDotRule: true },
});

/** The shell's files, and everything else from its server. */
export const hostDevServer = ({ serverPort }) => ({
  ...common,
  port: portOf(partNamed('shell')),
  devMiddleware: { index: false, writeToDisk: true },
  static: false,
  setupMiddlewares: (middlewares) => [...middlewares, { name: 'server', middleware: askBehind(serverPort) }],
});
