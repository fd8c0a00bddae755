import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkOf } from './assets-file.mjs';

/**
 * Facts of a remote and its build.
 * @typedef {object} RemoteFacts
 * @property {string} name
 * @property {string} version
 * @property {string | null} commit
 * @property {Readonly<Record<string, import('./assets-file.mjs').PageEntry>>} pages by route id
 * @property {Readonly<Record<string, object>>} fragments by name
 * @property {Readonly<Record<string, string>>} needs ranges by shared module
 * @property {boolean} withServerBundle
 */

/**
 * @typedef {{ folder: string, stats: import('@rspack/core').StatsCompilation, emitted: string[] }} BrowserBuild
 */

/**
 * Writes `remote.json`, the only revalidated file of a remote: the content of `src/remote.json` (pages,
 * fragments), commit, the needed versions of shared modules, and all other files with their sha384, also by
 * page. The chunk of a page is named after the last part of the route's id.
 */
export class RemoteManifestPlugin {
  /** @type {BrowserBuild | undefined} */
  browser;
  /** @type {{ folder: string, file: string } | undefined} */
  server;

  /** @param {RemoteFacts} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /**
   * Both builds of the remote use the same plugin instance; the last one to finish copies the server bundle
   * to the browser's files and writes `remote.json`, so that one folder contains the whole remote.
   * @param {import('@rspack/core').Compiler} compiler
   */
  apply(compiler) {
    const isServer = String(compiler.options.target).startsWith('node');
    compiler.hooks.done.tap('RemoteManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = compiler.outputPath;
      if (isServer) {
        const [file] = stats.toJson({ all: false, assets: true }).assets ?? [];
        this.server = file && { folder, file: file.name };
      } else {
        this.browser = {
          folder,
          stats: stats.toJson({ all: false, chunkGroups: true, assets: true }),
          // Includes assets that a rebuild did not change.
          emitted: stats.compilation.getAssets().map(({ name }) => name),
        };
      }
      if (this.browser && (this.server || !this.facts.withServerBundle)) this.write(this.browser);
    });
  }

  /** @param {BrowserBuild} build */
  write({ folder, stats, emitted }) {
    const { name, version, commit, needs, fragments } = this.facts;
    if (this.server) copyFileSync(join(this.server.folder, this.server.file), join(folder, this.server.file));
    const entry = stats.assets?.find((asset) => /^remote-entry(\.[0-9a-f]+)?\.js$/.test(asset.name));
    if (!entry) throw new Error(`${name}: the federated entry was not emitted`);

    /** @param {string} file */
    const described = (file) => {
      const content = readFileSync(join(folder, file));
      return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    };
    /** @param {string} chunk @param {string} where what needs it */
    const filesOf = (chunk, where) => {
      const group = stats.namedChunkGroups?.[chunk];
      if (!group) throw new Error(`${name}: ${where} needs a chunk named '${chunk}' (webpackChunkName)`);
      const files = (group.assets ?? [])
        .map((asset) => asset.name)
        .filter((file) => !file.includes('.hot-update.'));
      /** @param {string} ending */
      const ofKind = (ending) => files.filter((file) => file.endsWith(ending)).map(described);
      return { scripts: ofKind('.js'), styles: ofKind('.css') };
    };

    const pages = Object.entries(this.facts.pages).map(
      ([id, { path, public: isPublic = false, query, byQuery, facets, example }]) => [
        id,
        {
          path,
          public: isPublic,
          ...(query && { query }),
          ...(byQuery && { byQuery }),
          ...(facets && { facets }),
          ...(example && { example }),
          ...filesOf(chunkOf(id), `the route ${id}`),
        },
      ],
    );
    const manifest = {
      name,
      version,
      ...(commit && { commit }),
      needs,
      entry: described(entry.name),
      ...(this.server && { server: described(this.server.file) }),
      exposes: {
        './routes': filesOf('routes', 'the expose ./routes'),
        './fragments': filesOf('fragments', 'the expose ./fragments'),
      },
      fragments,
      pages: Object.fromEntries(pages),
      files: emitted.filter(isAskedFor).sort().map(described),
    };
    writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/**
 * Whether a page may request a file of the browser's build, on-demand chunks and pictures included. The
 * federation package's files for its own tools are not: they have the same name in every version.
 * @param {string} file
 */
const isAskedFor = (file) => !/\.(map|txt|br|gz)$|\.hot-update\.|^mf-(manifest|stats)\.json$/.test(file);
