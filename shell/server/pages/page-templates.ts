import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import type { Served } from '../deployment/canaries';
import { type HtmlTemplate, type RemoteVersion, shellUrl } from '../rendering/worker-messages';
import { htmlTemplate, type PageFile, type PageFiles, unrenderedHtml } from './html-template';
import type { ResolvedPage } from './resolve-page';
import { compressed, noStore, type PageResponse } from './send-page';
import type { ShellAssets, ShellBuild } from './shell-build';

function ofRemote(url: string, files: readonly RemoteFile[]): PageFile[] {
  const unique = new Map(files.map((each) => [each.file, each]));
  return [...unique.values()].map(({ file, integrity }) => ({ href: `${url}${file}`, file, integrity }));
}

/** Files of a remote's page beyond the shell's own: entry, routes, and the page when its id is known. */
export function filesOfRemotePage(id: string | null, url: string, manifest: RemoteManifest): PageFiles {
  const page = id === null ? undefined : manifest.pages[id];
  const routes = manifest.exposes?.['./routes'];
  const parts = [...(routes ? [routes] : []), ...(page ? [page] : [])];
  const styles = parts.flatMap((part) => part.styles);
  return {
    scripts: ofRemote(url, [manifest.entry, ...parts.flatMap(({ scripts }) => scripts)]),
    styles: ofRemote(url, styles),
  };
}

/** Files of a page of the shell beyond those of its entry, below a URL; none when the page is not known. */
export function filesOfShellPage(id: string | null, assets: ShellAssets, folderUrl: string): PageFiles {
  const page = id === null ? undefined : assets.pages[id];
  const own = (files: readonly string[], entry: readonly string[]) =>
    files.filter((file) => !entry.includes(file)).map((file) => ({ href: `${folderUrl}${file}`, file }));
  return {
    scripts: own(page?.scripts ?? [], assets.scripts),
    styles: own(page?.styles ?? [], assets.styles),
  };
}

/** Made once per page id and version: templates for workers, documents for the browser to render. */
export class PageTemplates {
  private readonly templates = new Map<
    string,
    { readonly version: RemoteVersion | null; readonly template: HtmlTemplate }
  >();
  /** What the browser renders is the same at every URL of a page. */
  private readonly unrendered = new Map<string, Promise<PageResponse>>();

  constructor(
    private readonly build: ShellBuild,
    private readonly deployments: Pick<Served, 'environment' | 'remotes' | 'banner' | 'socket'>,
  ) {}

  clear(): void {
    this.templates.clear();
    this.unrendered.clear();
  }

  /** For pages of an id in the version that renders them, which need not be the newest. */
  template({ owner, id }: ResolvedPage, version: RemoteVersion | null): HtmlTemplate {
    const key = `${owner} ${id}`;
    const known = this.templates.get(key);
    if (known?.version === version) return known.template;
    const template = htmlTemplate({ ...this.page(owner, id, version), template: id ?? owner }, version);
    this.templates.set(key, { version, template });
    return template;
  }

  forBrowser({ owner, id }: ResolvedPage): Promise<PageResponse> {
    const key = `${owner} ${id}`;
    const known = this.unrendered.get(key);
    if (known) return known;
    const response = this.respond(owner, id);
    this.unrendered.set(key, response);
    response.catch(() => this.unrendered.delete(key));
    return response;
  }

  private async respond(owner: string, id: string | null): Promise<PageResponse> {
    const { banner, socket } = this.deployments;
    const { html, headers } = unrenderedHtml({ ...this.page(owner, id, null), banner, socket });
    return { status: 200, body: await compressed(html), headers: { ...headers, ...noStore }, cache: 'none' };
  }

  private page(owner: string, id: string | null, version: RemoteVersion | null) {
    const { environment, remotes } = this.deployments;
    const known = remotes[owner];
    if (version && known) remotes[owner] = { ...known, url: version.url, manifest: version.manifest };
    const { build } = this;
    const { url, manifest } = remotes[owner] ?? {};
    const files =
      url && manifest
        ? filesOfRemotePage(id, url, manifest)
        : filesOfShellPage(id, build.assets, shellUrl(environment));
    return { id, environment, remotes, build, files };
  }
}
