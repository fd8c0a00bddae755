import { rspack } from '@rspack/core';
import { partNamed, portOf } from '../processes.mjs';
import { browserBuild, browserPlugins } from './browser.mjs';
import { standaloneDevServer } from './dev-server.mjs';

const page =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><div id="root"></div>';

/**
 * A remote alone in a page of its own, without federation, at the remote's URL; it talks to a running API.
 * @param {{ name: string, folder: string }} remote
 * @returns {import('@rspack/core').Configuration}
 */
export function defineStandalone({ name, folder }) {
  const apiPort = portOf(partNamed('api'));
  const paymentPort = portOf(partNamed('payment-sandbox'));
  return {
    ...browserBuild({ name, folder, publicPath: '/', output: 'standalone' }),
    entry: { main: './src/standalone.tsx' },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: page }),
      new rspack.DefinePlugin({
        'process.env.API_URL': JSON.stringify(`http://localhost:${apiPort}/`),
        'process.env.PAYMENT_URL': JSON.stringify(`http://localhost:${paymentPort}`),
      }),
      ...browserPlugins(),
    ],
    devServer: standaloneDevServer({ name }),
  };
}
