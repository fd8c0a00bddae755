import { rspack } from '@rspack/core';
import { remoteIn } from '../ports.mjs';
import { browserBuild, browserPlugins } from './browser.mjs';
import { standaloneDevServer } from './dev-server.mjs';

const page =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><div id="root"></div>';

/**
 * A remote alone in a page of its own, without federation, at the remote's URL; it talks to a running API.
 * @param {string} folder
 * @returns {import('@rspack/core').Configuration}
 */
export function defineStandalone(folder) {
  const { name } = remoteIn(folder);
  const { API_PORT, PAYMENT_SANDBOX_PORT } = process.env;
  return {
    ...browserBuild({ name, folder, publicPath: '/', output: 'standalone' }),
    entry: { main: './src/standalone.tsx' },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: page }),
      new rspack.DefinePlugin({
        'process.env.API_URL': JSON.stringify(`http://localhost:${API_PORT || 4000}/`),
        'process.env.PAYMENT_URL': JSON.stringify(`http://localhost:${PAYMENT_SANDBOX_PORT || 4100}`),
      }),
      ...browserPlugins(),
    ],
    devServer: standaloneDevServer(folder),
  };
}
