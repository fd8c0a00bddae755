import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the contract between the shell and a remote; a remote built for another one is refused. */
export const contractVersion = 1;

/**
 * Writes `remote.json`, the one file of a remote that is revalidated: it names all others, each with its sha384, and per
 * route the scripts and styles of its page. The chunk of a page is named after the last part of the route's id.
 */
export class RemoteManifestPlugin {
  constructor({ name, version, routes }) {
    this.name = name;
    this.version = version;
    this.routes = routes;
  }

  apply(compiler) {
    compiler.hooks.done.tap('RemoteManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = compiler.options.output.path;
      const { namedChunkGroups, assets } = stats.toJson({ all: false, chunkGroups: true, assets: true });
      const described = (file) => ({
        file,
        integrity: `sha384-${createHash('sha384').update(readFileSync(join(folder, file))).digest('base64')}`,
      });
      const filesOf = (chunk, where) => {
        const group = namedChunkGroups[chunk];
        if (!group) throw new Error(`${this.name}: ${where} needs a chunk named '${chunk}' (webpackChunkName)`);
        const files = group.assets.map((asset) => asset.name).filter((name) => !name.includes('.hot-update.'));
        return {
          scripts: files.filter((file) => file.endsWith('.js')).map(described),
          styles: files.filter((file) => file.endsWith('.css')).map(described),
        };
      };
      const entry = assets.find((asset) => /^remote-entry\.[0-9a-f]+\.js$/.test(asset.name));
      if (!entry) throw new Error(`${this.name}: the federated entry was not emitted`);
      const manifest = {
        name: this.name,
        version: this.version,
        contract: contractVersion,
        entry: described(entry.name),
        exposes: {
          './routes': filesOf('routes', 'the expose ./routes'),
          './fragments': filesOf('fragments', 'the expose ./fragments'),
        },
        fragments: {},
        pages: Object.fromEntries(
          Object.entries(this.routes).map(([id, path]) => [id, { path, ...filesOf(id.split(':').at(-1), `the route ${id}`) }]),
        ),
      };
      writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
