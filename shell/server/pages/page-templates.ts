import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifests } from '../deployment/remote-manifests';
import type { RenderFrame } from '../rendering/protocol';
import type { RemoteVersion } from '../rendering/remote-version';
import { shellUrl } from '../rendering/shell-url';
import { composeUnrendered, frameOf } from './html-template';
import type { PageAnswer } from './page-answer';
import { filesOfRemotePage, filesOfShellPage } from './page-files';
import type { Destination } from './resolve-page';
import { securityHeaders } from './security-headers';
import type { ShellBuild } from './shell-build';

export interface ComposedFrom {
  readonly build: ShellBuild;
  readonly manifests: RemoteManifests;
  environment(): Environment;
}

/** A frame with the headers that are the same for all its pages, and the version of the remote that it was made for. */
interface PreparedFrame {
  readonly version: RemoteVersion | null;
  readonly frame: RenderFrame;
  readonly headers: PageAnswer['headers'];
}

export const noStore = { 'cache-control': 'no-store' };
const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };

const brotli = promisify(brotliCompress);
/** Made once per page and version: worth its time. */
const compressed = (html: Buffer) =>
  brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

/** What is composed once per page and version: the frame that a worker fills, and the document that the browser renders. */
export class ComposedPages {
  /** By the page's id. */
  private readonly frames = new Map<string, PreparedFrame>();
  /** What the browser renders is the same at every URL of a page: by the page's id. */
  private readonly unrendered = new Map<string, Promise<PageAnswer>>();

  constructor(private readonly from: ComposedFrom) {}

  /** Forgets every page: a remote or the environment has changed. */
  clear(): void {
    this.frames.clear();
    this.unrendered.clear();
  }

  /** The frame for pages of an id in the version that renders them, which need not be the newest. */
  frame({ owner, id }: Destination, version: RemoteVersion | null): PreparedFrame {
    const key = id ?? owner;
    const known = this.frames.get(key);
    if (known?.version === version) return known;
    const { build, manifests } = this.from;
    const environment = this.from.environment();
    const places = manifests.places(environment);
    const place = places[owner];
    if (version && place) places[owner] = { ...place, url: version.url, manifest: version.manifest };
    const files = version
      ? filesOfRemotePage(id, version.url, version.manifest)
      : filesOfShellPage(id, build.assets, shellUrl(environment));
    const { frame, hashes } = frameOf({ id: key, environment, places, build, files }, version);
    const headers = { ...securityHeaders(environment, id, hashes), ...htmlHeaders };
    const prepared = { version, frame, headers };
    this.frames.set(key, prepared);
    return prepared;
  }

  /** The document without the page's HTML. */
  forBrowser({ owner, id }: Destination): Promise<PageAnswer> {
    const key = id ?? owner;
    const known = this.unrendered.get(key);
    if (known) return known;
    const made = this.composeForBrowser(owner, id);
    this.unrendered.set(key, made);
    made.catch(() => this.unrendered.delete(key));
    return made;
  }

  private async composeForBrowser(owner: string, id: string | null): Promise<PageAnswer> {
    const { build, manifests } = this.from;
    const environment = this.from.environment();
    const places = manifests.places(environment);
    const place = places[owner];
    const files = place?.manifest
      ? filesOfRemotePage(id, place.url, place.manifest)
      : filesOfShellPage(id, build.assets, shellUrl(environment));
    const { html, hashes } = composeUnrendered({ environment, places, build, files });
    const security = securityHeaders(environment, id, hashes);
    return {
      status: 200,
      body: await compressed(html),
      headers: { ...security, ...htmlHeaders, ...noStore },
    };
  }
}
