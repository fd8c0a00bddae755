import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { contractVersion, type RemoteFile, type RemoteManifest } from 'shared-contracts/remotes';
import { Host } from './host';

const described = (file: string, content: string): RemoteFile => ({
  file,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

/** Source of a server bundle with one page; `body` is what happens when it is rendered, `before` when it is evaluated. */
export const bundle = ({ body = "return h('h1', null, 'Balais')", before = '', loader = 'null' } = {}) => `
const { createElement: h } = require('react');
${before}
module.exports = { default: [
  { id: 'catalogue:categories', path: 'category-product', Component: () => h('h1', null, 'Familles') },
  { id: 'catalogue:list', path: 'category-product/:category', loader: ${loader}, Component: function List() { ${body} } },
] };`;

/** A remote on a host of its own, as a squad would deploy it. */
export class RemoteHost {
  private readonly files = new Map<string, string>();
  manifest: RemoteManifest | null = null;

  private constructor(readonly host: Host) {}

  static async start(name = 'mfe-catalogue'): Promise<RemoteHost> {
    const remote = new RemoteHost(await Host.start((request, response) => remote.serve(request, response)));
    remote.deploy(bundle(), { name });
    return remote;
  }

  get url(): string {
    return this.host.url;
  }

  /** Puts a new version in place of the last one. */
  deploy(source: string, change: Partial<RemoteManifest> = {}): RemoteManifest {
    const number = this.files.size;
    const file = `server.${number}.cjs`;
    this.files.set(file, source);
    const style = '@layer components { h1 { color: teal } }';
    this.files.set('list.css', style);
    this.manifest = {
      name: 'mfe-catalogue',
      version: `1.0.${number}`,
      contract: contractVersion,
      entry: described('remote-entry.js', source),
      server: described(file, source),
      pages: {
        'catalogue:categories': { path: 'category-product', scripts: [], styles: [] },
        'catalogue:list': {
          path: 'category-product/:category',
          scripts: [described('list.js', 'list')],
          styles: [described('list.css', style)],
        },
      },
      ...change,
    };
    return this.manifest;
  }

  readonly serve: RequestListener = (request, response) => {
    const file = (request.url ?? '').slice(1);
    const content = file === 'remote.json' ? JSON.stringify(this.manifest) : this.files.get(file);
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(content);
  };

  stop(): Promise<void> {
    return this.host.stop();
  }
}
