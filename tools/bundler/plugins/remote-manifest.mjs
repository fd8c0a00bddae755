import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chunkOf, filesOfChunk } from './chunk-files.mjs';

/**
 * Facts of a remote and its build.
 * @typedef {object} RemoteFacts
 * @property {string} name
 * @property {string} version
 * @property {string | null} commit
 * @property {Readonly<Record<string, object>>} pages by route id
 * @property {Readonly<Record<string, object>>} fragments by name
 * @property {Readonly<Record<string, string>>} needs ranges by shared module
 * @property {boolean} withServerBundle
 */

/** @typedef {{ folder: string, stats: import('@rspack/core').StatsCompilation, emitted: string[] }} BrowserBuild */

/**
 * Writes `remote.json`, the only revalidated file of a remote: the content of `src/remote.json` (pages,
 * fragments), commit, the needed versions of shared modules, and all other files with their sha384, also by
 * page. The chunk of a page is named after the last part of the route's id.
 */
export class RemoteManifestPlugin {
  /** @type {BrowserBuild | undefined} */
  browser;
  /** Path of the server bundle; empty until it is built. */
  serverFile = '';

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
      // Includes assets that a rebuild did not change.
      const emitted = stats.compilation.getAssets().map(({ name }) => name);
      if (isServer) this.serverFile = join(folder, emitted[0] ?? '');
      else this.browser = { folder, stats: stats.toJson({ all: false, chunkGroups: true }), emitted };
      if (this.browser && (this.serverFile || !this.facts.withServerBundle)) this.write(this.browser);
    });
  }

  /** @param {BrowserBuild} build */
  write({ folder, stats, emitted }) {
    const { name, version, commit, needs, fragments } = this.facts;
    const server = basename(this.serverFile);
    if (server) copyFileSync(this.serverFile, join(folder, server));
    const entry = emitted.find((file) => /^remote-entry(\.[0-9a-f]+)?\.js$/.test(file));
    if (!entry) throw new Error(`${name}: the federated entry was not emitted`);

    /** @param {string} file */
    const described = (file) => {
      const content = readFileSync(join(folder, file));
      return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    };
    /** @param {string} chunk @param {string} where what needs it */
    const filesOf = (chunk, where) => {
      const { scripts, styles } = filesOfChunk(stats, chunk, `${name}: ${where}`);
      return { scripts: scripts.map(described), styles: styles.map(described) };
    };
    const pages = Object.entries(this.facts.pages).map(([id, page]) => [
      id,
      { public: false, ...page, ...filesOf(chunkOf(id), `the route ${id}`) },
    ]);
    const manifest = {
      name,
      version,
      ...(commit && { commit }),
      needs,
      entry: described(entry),
      ...(server && { server: described(server) }),
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

/** Whether a page may request a file of the browser's build: on-demand chunks and pictures too. @param {string} file */
const isAskedFor = (file) => !/\.(map|txt|br|gz)$|\.hot-update\./.test(file);
