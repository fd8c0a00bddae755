import { rspack } from '@rspack/core';

const { ReplaceSource } = rspack.sources;
const { PROCESS_ASSETS_STAGE_ADDITIONS, PROCESS_ASSETS_STAGE_DEV_TOOLING } = rspack.Compilation;
const tables = /(?<=\bsri(Css)?Hashes = \{)[^{}]*/g;

/**
 * Sorts the tables of chunk hashes, which the bundler writes in random order, to make builds reproducible
 * (web-infra-dev/rspack#13182).
 * At this stage they contain placeholders, `{id: "mark", …}`; source maps quote the unsorted tables.
 */
export class SortedIntegrityPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      /** @param {string} ending of files @param {number} stage */
      const sort = (ending, stage) =>
        compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            const found = name.endsWith(ending) ? [...source.source().toString().matchAll(tables)] : [];
            if (found.length > 0) compilation.updateAsset(name, sorted(source, found));
          }
        });
      sort('.js', PROCESS_ASSETS_STAGE_ADDITIONS);
      sort('.map', PROCESS_ASSETS_STAGE_DEV_TOOLING + 1);
    });
  }
}

/**
 * @param {import('@rspack/core').sources.Source} source
 * @param {readonly RegExpExecArray[]} found its tables
 */
function sorted(source, found) {
  const replaced = new ReplaceSource(source);
  for (const { index, 0: entries } of found)
    replaced.replace(index, index + entries.length - 1, entries.split(',').sort().join());
  return replaced;
}
