import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page in the configuration of a workspace.
 * @typedef {{ path: string, public?: boolean, query?: readonly string[], byQuery?: boolean,
 *   facets?: readonly string[], example?: string }} PageEntry
 */

/** Returns the chunk name of a page from its route id. @param {string} id */
export const chunkOf = (id) => id.slice(id.lastIndexOf(':') + 1);
/** @param {readonly string[]} names */
const byKind = (names) => ({
  scripts: names.filter((name) => name.endsWith('.js') && !name.includes('.hot-update.')),
  styles: names.filter((name) => name.endsWith('.css')),
});

/**
 * Writes `contract.json`, and the files of the shell for the server that composes the HTML (`assets.json`):
 * those of the entry and of the federation runtime, and per page its path, whether it is public and its files
 * (the chunk is named after the last part of the route's id).
 */
export class AssetsFilePlugin {
  /**
   * @param {{ entry: string, pages: Readonly<Record<string, PageEntry>>,
   *   contract: Readonly<Record<string, string>> }} options
   *   `pages`: by route id; `contract`: versions that remotes are compared with
   */
  constructor({ entry, pages, contract }) {
    this.entry = entry;
    this.pages = pages;
    this.contract = contract;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('AssetsFilePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const {
        entrypoints = {},
        namedChunkGroups = {},
        assets = [],
      } = stats.toJson({
        all: false,
        entrypoints: true,
        chunkGroups: true,
        assets: true,
      });
      /** @param {NonNullable<import('@rspack/core').StatsCompilation['entrypoints']>[string]} [group] */
      const names = (group) => (group?.assets ?? []).map((asset) => asset.name);
      const pages = Object.entries(this.pages).map(([id, { path, public: isPublic = false, query }]) => {
        const group = namedChunkGroups[chunkOf(id)];
        if (!group)
          throw new Error(`the route ${id} needs a chunk named '${chunkOf(id)}' (webpackChunkName)`);
        return [id, { path, public: isPublic, ...(query && { query }), ...byKind(names(group)) }];
      });
      const content = {
        ...byKind(names(entrypoints[this.entry])),
        federation: byKind(names(namedChunkGroups.federation)).scripts,
        fonts: assets.map((asset) => asset.name).filter((name) => name?.endsWith('.woff2')),
        pages: Object.fromEntries(pages),
      };
      const written = { 'assets.json': content, 'contract.json': this.contract };
      for (const [file, json] of Object.entries(written))
        writeFileSync(join(compiler.outputPath, file), `${JSON.stringify(json, null, 2)}\n`);
    });
  }
}
