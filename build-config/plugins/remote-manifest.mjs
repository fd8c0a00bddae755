import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../contract.mjs';
import { sharedByRemote } from '../shared.mjs';
import { sharedUses } from './shared-uses.mjs';

/**
 * Writes `remote.json`, the one file of a remote that is revalidated: what the remote says of itself in `src/remote.json`
 * (its pages, which of them are public, its fragments), the commit, the federation runtime, what it uses of shared modules,
 * and all other files, each with its sha384, those of a
 * page with that page, too. The chunk of a page is named after the last part of the route's id.
 */
export class RemoteManifestPlugin {
  constructor({ name, version, commit, pages, fragments, federation, withServerBundle }) {
    this.name = name;
    this.version = version;
    this.commit = commit;
    this.pages = pages;
    this.fragments = fragments;
    this.federation = federation;
    this.withServerBundle = withServerBundle;
  }

  /**
   * Both builds of the remote are given the same plugin; the last one to finish puts the server bundle beside the browser's
   * files and writes `remote.json`, so that one folder is the whole remote.
   */
  apply(compiler) {
    const isServer = String(compiler.options.target).startsWith('node');
    compiler.hooks.done.tap('RemoteManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = compiler.options.output.path;
      if (isServer) {
        this.server = { folder, file: stats.toJson({ all: false, assets: true }).assets[0].name };
      } else {
        this.folder = folder;
        this.browser = stats.toJson({ all: false, chunkGroups: true, assets: true });
        this.uses = this.usesIn(stats.compilation);
        // Those that a rebuild has left alone, too.
        this.emitted = stats.compilation.getAssets().map(({ name }) => name);
      }
      if (this.browser && (this.server || !this.withServerBundle)) this.write();
    });
  }

  /** Version range and names by key of each shared module. */
  usesIn(compilation) {
    const expected = sharedByRemote();
    const uses = Object.entries(sharedUses(compilation));
    return Object.fromEntries(
      uses.map(([key, names]) => [key, { version: expected[key].requiredVersion, names }]),
    );
  }

  described(file) {
    const content = readFileSync(join(this.folder, file));
    return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
  }

  filesOf(chunk, where) {
    const group = this.browser.namedChunkGroups[chunk];
    if (!group) throw new Error(`${this.name}: ${where} needs a chunk named '${chunk}' (webpackChunkName)`);
    const files = group.assets.map((asset) => asset.name).filter((name) => !name.includes('.hot-update.'));
    const described = (ending) =>
      files.filter((file) => file.endsWith(ending)).map((file) => this.described(file));
    return { scripts: described('.js'), styles: described('.css') };
  }

  /**
   * All files of the browser's build that a page may ask for one day, on-demand chunks and pictures too. What the federation
   * package writes for its tools has the same name in every version.
   */
  all() {
    const files = this.emitted
      .filter((name) => !/\.(map|txt|br|gz)$|\.hot-update\.|^mf-(manifest|stats)\.json$/.test(name))
      .sort();
    return files.map((file) => this.described(file));
  }

  write() {
    if (this.server)
      copyFileSync(join(this.server.folder, this.server.file), join(this.folder, this.server.file));
    const entry = this.browser.assets.find((asset) => /^remote-entry(\.[0-9a-f]+)?\.js$/.test(asset.name));
    if (!entry) throw new Error(`${this.name}: the federated entry was not emitted`);
    const pages = Object.entries(this.pages).map(([id, { path, public: isPublic = false, query }]) => {
      const chunk = id.split(':').at(-1);
      return [
        id,
        { path, public: isPublic, ...(query && { query }), ...this.filesOf(chunk, `the route ${id}`) },
      ];
    });
    const manifest = {
      name: this.name,
      version: this.version,
      ...(this.commit && { commit: this.commit }),
      contract: contractVersion,
      federation: this.federation,
      uses: this.uses,
      entry: this.described(entry.name),
      ...(this.server && { server: this.described(this.server.file) }),
      exposes: {
        './routes': this.filesOf('routes', 'the expose ./routes'),
        './fragments': this.filesOf('fragments', 'the expose ./fragments'),
      },
      fragments: Object.keys(this.fragments),
      pages: Object.fromEntries(pages),
      files: this.all(),
    };
    writeFileSync(join(this.folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
