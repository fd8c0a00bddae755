import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { requireFreePort } from '../free-port.mjs';
import { portOf } from '../ports.mjs';
import { browserBuild, browserPlugins } from './browser.mjs';
import { componentsIn } from './components.mjs';
import { emptyPage, pageDevServer } from './dev-server.mjs';

const folder = process.cwd();
const entry = createRequire(join(folder, 'package.json')).resolve('page-kit/gallery');
const folders = [createRequire(entry).resolve('shared-ui/button'), entry].map((file) =>
  join(dirname(file), '..'),
);

/**
 * Returns the gallery of the shared components, for a folder that depends on them.
 * @returns {Promise<import('@rspack/core').Configuration>}
 * @throws if PORT is invalid or another process has it
 */
async function gallery() {
  const port = portOf({ port: 6060, portVariable: 'PORT' });
  await requireFreePort(port, 'PORT');
  return {
    ...browserBuild({ name: 'gallery', folder, publicPath: '/' }),
    entry: { main: entry },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: emptyPage }),
      new rspack.DefinePlugin({
        'process.env.SHOP_COMPONENTS': JSON.stringify(JSON.stringify(folders.flatMap(componentsIn))),
      }),
      ...browserPlugins(),
    ],
    devServer: {
      ...pageDevServer(port),
      onListening: () => console.log(`Composants : http://localhost:${port}/`),
    },
  };
}

export default gallery();
