import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkOf, filesOfChunk } from './chunk-files.mjs';

/**
 * Writes `contract.json`, and the files of the shell for the server that composes the HTML (`assets.json`):
 * those of the entry `main` and of the federation runtime, and per page its path, whether it is public and its files
 * (the chunk is named after the last part of the route's id).
 */
export class AssetsFilePlugin {
  /**
   * @param {object} options
   * @param {Readonly<Record<string, { path: string, public?: boolean, query?: readonly string[] }>>} options.pages
   *   by route id
   * @param {Readonly<Record<string, string>>} options.contract versions that remotes are compared with
   */
  constructor({ pages, contract }) {
    this.pages = pages;
    this.contract = contract;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('AssetsFilePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const facts = stats.toJson({ all: false, chunkGroups: true, assets: true });
      const pages = Object.entries(this.pages).map(([id, { path, public: isPublic = false, query }]) => [
        id,
        { path, public: isPublic, query, ...filesOfChunk(facts, chunkOf(id), `the route ${id}`) },
      ]);
      const content = {
        ...filesOfChunk(facts, 'main', 'the shell'),
        federation: filesOfChunk(facts, 'federation', 'the shell').scripts,
        fonts: facts.assets?.map(({ name }) => name).filter((name) => name?.endsWith('.woff2')),
        pages: Object.fromEntries(pages),
      };
      const written = { 'assets.json': content, 'contract.json': this.contract };
      for (const [file, json] of Object.entries(written))
        writeFileSync(join(compiler.outputPath, file), `${JSON.stringify(json, null, 2)}\n`);
    });
  }
}
