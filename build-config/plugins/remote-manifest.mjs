import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of the contract between the shell and a remote; a remote built for another one is refused. Also in
 * `shared-contracts/src/remotes/remote.ts`: the build runs in plain Node, which reads no TypeScript. A test compares.
 */
const contractVersion = 2;

/**
 * Writes `remote.json`, the one file of a remote that is revalidated: what the remote says of itself in `src/remote.json`
 * (its pages, which of them are public, its fragments), the commit, and all other files, each with its sha384, those of a
 * page with that page, too. The chunk of a page is named after the last part of the route's id.
 */
export class RemoteManifestPlugin {
  constructor({ name, version, commit, pages, fragments, withServerBundle }) {
    this.name = name;
    this.version = version;
    this.commit = commit;
    this.pages = pages;
    this.fragments = fragments;
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
        // Those that a rebuild has left alone, too.
        this.emitted = stats.compilation.getAssets().map(({ name }) => name);
      }
      if (this.browser && (this.server || !this.withServerBundle)) this.write();
    });
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

  /** All files of the browser's build that a page may ask for one day, on-demand chunks and pictures too. */
  all() {
    const files = this.emitted.filter((name) => !/\.(map|txt|br|gz)$|\.hot-update\./.test(name)).sort();
    return files.map((file) => this.described(file));
  }

  write() {
    if (this.server)
      copyFileSync(join(this.server.folder, this.server.file), join(this.folder, this.server.file));
    const entry = this.browser.assets.find((asset) => /^remote-entry(\.[0-9a-f]+)?\.js$/.test(asset.name));
    if (!entry) throw new Error(`${this.name}: the federated entry was not emitted`);
    const pages = Object.entries(this.pages).map(([id, { path, public: isPublic = false }]) => {
      const chunk = id.split(':').at(-1);
      return [id, { path, public: isPublic, ...this.filesOf(chunk, `the route ${id}`) }];
    });
    const manifest = {
      name: this.name,
      version: this.version,
      ...(this.commit && { commit: this.commit }),
      contract: contractVersion,
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
