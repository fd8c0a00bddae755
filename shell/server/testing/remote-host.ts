import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { buildOf } from 'server-kit/remote-build';
import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import { Host } from './host';

const described = (file: string, content: string): RemoteFile => ({
  file,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

/** Returns a server bundle; its code: `before` the module, `body` of the list, `categories` of its parent. */
export const bundle = ({
  body = "return h('h1', null, 'Balais')",
  before = '',
  loader = 'null',
  categories = '',
} = {}) => `
const { createElement: h } = require('react');
${before}
module.exports = { default: [
  { id: 'catalogue:categories', path: 'category-product', Component() { ${categories}; return h('h1', null, 'Familles') } },
  { id: 'catalogue:list', path: 'category-product/:category', loader: ${loader}, Component: function List() { ${body} } },
] };`;

/** Makes a version that no shell takes. */
export const unfit = { needs: { react: '^99.0.0' } };

/** A remote on a separate host, as a squad would deploy it. */
export class RemoteHost {
  /** Content of every file of all its versions, by name. */
  readonly files = new Map<string, string>();
  manifest: RemoteManifest | null = null;
  private deployments = 0;

  private constructor(
    readonly host: Host,
    private readonly name: string,
  ) {}

  static async start(name = 'mfe-catalogue'): Promise<RemoteHost> {
    const host = await Host.start((request, response) => remote.serve(request, response));
    const remote = new RemoteHost(host, name);
    remote.deploy(bundle());
    return remote;
  }

  get url(): string {
    return this.host.url;
  }

  /** Deploys a new version; the files of the previous version stay. */
  deploy(source: string, change: Partial<RemoteManifest> = {}): RemoteManifest {
    const number = this.deployments;
    this.deployments += 1;
    const server = this.put(`server.${number}.cjs`, source);
    const style = this.put('list.css', '@layer components { h1 { color: teal } }');
    this.manifest = {
      name: this.name,
      version: `1.0.${number}`,
      needs: {},
      entry: this.put(`remote-entry.${number}.js`, `${this.name} ${number}`),
      server,
      pages: {
        'catalogue:categories': { path: 'category-product', public: true, scripts: [], styles: [] },
        'catalogue:list': {
          path: 'category-product/:category',
          public: true,
          scripts: [this.put('list.js', 'list')],
          styles: [style],
        },
      },
      files: [this.put(`on-demand.${number}.js`, `on demand ${number}`)],
      ...change,
    };
    return this.manifest;
  }

  /** Deploys a new version for some visitors; the live version stays. */
  deployCanary(percent: number, source: string, change: Partial<RemoteManifest> = {}): RemoteManifest {
    const { manifest: live } = this;
    const canary = this.deploy(source, change);
    const build = buildOf(canary);
    this.put(`remote.${build}.json`, JSON.stringify(canary));
    if (live) this.manifest = { ...live, canary: { percent, build } };
    return canary;
  }

  /** All visitors get the live version again. */
  endCanary(): void {
    const { canary: _canary, ...live } = this.manifest as RemoteManifest;
    this.manifest = live;
  }

  private put(file: string, content: string): RemoteFile {
    this.files.set(file, content);
    return described(file, content);
  }

  readonly serve: RequestListener = (request, response) => {
    const file = (request.url ?? '').slice(1);
    const content = file === 'remote.json' ? JSON.stringify(this.manifest) : this.files.get(file);
    response.writeHead(content === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
    });
    response.end(content);
  };

  stop(): Promise<void> {
    return this.host.stop();
  }
}
