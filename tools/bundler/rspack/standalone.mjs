import { rspack } from '@rspack/core';
import { environmentOf } from '../development/running-shop.mjs';
import { requireFreePort } from '../free-port.mjs';
import { portOf, remoteIn } from '../ports.mjs';
import { browserBuild, browserPlugins } from './browser.mjs';
import { emptyPage, standaloneDevServer } from './dev-server.mjs';

/**
 * Returns the build of a remote in a standalone page, without federation, at the remote's URL, with
 * environment and data of the shop that runs at `SHOP_URL` (http://localhost:3000/).
 * @param {string} folder
 * @returns {Promise<import('@rspack/core').Configuration>}
 * @throws if no shop runs there, or the remote's port is invalid or taken
 */
async function standalone(folder) {
  const { name, ...listener } = remoteIn(folder);
  await requireFreePort(portOf(listener), listener.portVariable);
  const environment = await environmentOf(process.env.SHOP_URL || 'http://localhost:3000/');
  return {
    ...browserBuild({ name, folder, publicPath: '/', output: 'standalone' }),
    entry: { main: './src/standalone.tsx' },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: emptyPage }),
      new rspack.DefinePlugin({
        'process.env.SHOP_ENVIRONMENT': JSON.stringify(JSON.stringify(environment)),
      }),
      ...browserPlugins(),
    ],
    devServer: standaloneDevServer(folder, environment.api.url),
  };
}

export default standalone(process.cwd());
