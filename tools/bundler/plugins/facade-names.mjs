import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { facades } from '../shared-modules.mjs';

const consumed = /^consume shared module \(\S+\) (.+)@/;

/** Refuses the import of a name that a facade lacks: types know it, but the shop would not. */
export class FacadeNamesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.rspack;
    const from = pathToFileURL(join(compiler.context, 'package.json')).href;
    compiler.hooks.thisCompilation.tap('FacadeNamesPlugin', (compilation) => {
      const options = { name: 'FacadeNamesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tapPromise(options, async () => {
        for (const module of compilation.modules) {
          const [, key = ''] = consumed.exec(module.identifier()) ?? [];
          if (!facades[key]) continue;
          const given = Object.keys(await tsImport(facades[key], from));
          for (const name of importedNames(compilation, module)) {
            if (!given.includes(name))
              compilation.errors.push(new WebpackError(`${name} of ${key} is not in ${facades[key]}`));
          }
        }
      });
    });
  }
}

/**
 * Returns the names that the code of a build imports from a module.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('@rspack/core').Module} module
 */
function importedNames({ moduleGraph, chunkGraph }, module) {
  const uses = moduleGraph
    .getIncomingConnections(module)
    .filter(({ originModule }) => !originModule || chunkGraph.getModuleChunks(originModule).length > 0)
    .map(({ dependency }) => dependency.ids?.[0]);
  return new Set(uses.filter((name) => name !== undefined));
}
