import { rspack } from '@rspack/core';
import { environmentOf } from '../development/running-shop.mjs';
import { requireFreePort } from '../free-port.mjs';
import { portOf, remoteIn } from '../ports.mjs';
import { browserBuild, browserPlugins } from './browser.mjs';
import { standaloneDevServer } from './dev-server.mjs';

/** HTML of a page without the shell. */
export const page =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><div id="root"></div>';

/**
 * Returns the build of a remote in a standalone page, without federation, at the remote's URL, with
 * environment and data of the shop that runs at `SHOP_URL` (http://localhost:3000/).
 * @param {string} folder
 * @returns {Promise<import('@rspack/core').Configuration>}
 * @throws if no shop runs there, or another process has the remote's port
 */
export async function defineStandalone(folder) {
  const { name, ...listener } = remoteIn(folder);
  await requireFreePort(portOf(listener), listener.portVariable);
  const environment = await environmentOf(process.env.SHOP_URL || 'http://localhost:3000/');
  return {
    ...browserBuild({ name, folder, publicPath: '/', output: 'standalone' }),
    entry: { main: './src/standalone.tsx' },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: page }),
      new rspack.DefinePlugin({
        'process.env.SHOP_ENVIRONMENT': JSON.stringify(JSON.stringify(environment)),
      }),
      ...browserPlugins(),
    ],
    devServer: standaloneDevServer(folder, environment.api.url),
  };
}
