import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lastPart = (id) => id.split(':').at(-1);
const byKind = (names) => ({
  scripts: names.filter((name) => name.endsWith('.js') && !name.includes('.hot-update.')),
  styles: names.filter((name) => name.endsWith('.css')),
});

/**
 * Writes what the server that composes the HTML has to know of the shell: the files of the entry, and per page its path,
 * whether it is public and its files (the chunk is named after the last part of the route's id).
 */
export class AssetsFilePlugin {
  constructor({ file, entry, pages }) {
    this.file = file;
    this.entry = entry;
    this.pages = pages;
  }

  apply(compiler) {
    compiler.hooks.done.tap('AssetsFilePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints, namedChunkGroups, assets } = stats.toJson({
        all: false,
        entrypoints: true,
        chunkGroups: true,
        assets: true,
      });
      const names = (group) => group.assets.map((asset) => asset.name);
      const pages = Object.entries(this.pages).map(([id, { path, public: isPublic = false, query }]) => {
        const group = namedChunkGroups[lastPart(id)];
        if (!group)
          throw new Error(`the route ${id} needs a chunk named '${lastPart(id)}' (webpackChunkName)`);
        return [id, { path, public: isPublic, ...(query && { query }), ...byKind(names(group)) }];
      });
      const content = {
        ...byKind(names(entrypoints[this.entry])),
        fonts: assets.map((asset) => asset.name).filter((name) => name?.endsWith('.woff2')),
        pages: Object.fromEntries(pages),
      };
      writeFileSync(join(compiler.options.output.path, this.file), `${JSON.stringify(content, null, 2)}\n`);
    });
  }
}
