import { join } from 'node:path';
import { RunServerPlugin } from '../plugins/run-server.mjs';
import { esModules, everyBuild, hotReload, outputFolder } from './mode.mjs';
import { scriptRules } from './rules.mjs';

/** Requests of workspace sources, as opposed to packages from the registry. */
const inside = /^(\.|\/|shared-contracts|page-kit|shared-ui|server-kit|demo-catalogue)/;

/**
 * Returns the build of a Node server as one ES module; workspaces are bundled, packages from the registry are
 * not.
 * @param {{ name: string, folder: string, entry?: Record<string, string>, output?: string,
 *   runs?: { after?: string[], variables?: Record<string, string> } }} server
 *   `output`: folder below the build's; `runs`: how hot reload starts its `main`, and after which builds
 * @returns {import('@rspack/core').Configuration}
 */
export function defineServer({ name, folder, entry = { main: './src/main.ts' }, output = '', runs = {} }) {
  const { after = [], variables } = runs;
  const path = join(folder, outputFolder, output);
  return {
    ...everyBuild,
    name: `${name}-server`,
    context: folder,
    devtool: 'source-map',
    target: 'node20',
    entry,
    output: { ...esModules, path },
    externals: [
      ({ request }, callback) =>
        inside.test(request ?? '') ? callback() : callback(null, `module-import ${request}`),
    ],
    optimization: { minimize: false, splitChunks: false },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: scriptRules,
      parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    },
    node: { __dirname: false, __filename: false },
    plugins: hotReload ? [new RunServerPlugin({ script: join(path, 'main.mjs'), variables })] : [],
    dependencies: hotReload ? after : [],
    devServer: false,
  };
}
