import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { ThreadParts } from './render-thread';
import { Renderer, type RequestedPages } from './renderer';
import type { HtmlTemplate, RemoteVersion, WorkerInit } from './worker-messages';

interface RendererParts extends ThreadParts {
  /** Milliseconds for loaders and rendering of a page. */
  readonly deadline: number;
}

/** Maximum number of workers that start at once: each needs processor time and has a time limit. */
const startingAtOnce = 3;
/** Maximum number of requested pages that a new version of their owner has to render. */
const rehearsedAtMost = 20;
/** Milliseconds for a page of a rehearsal; no visitor waits for it. */
const rehearsalLimit = 30_000;

const nothing = new Uint8Array();
const template: HtmlTemplate = {
  page: 'rehearsal',
  headers: {},
  beforeHead: nothing,
  beforeBody: nothing,
  beforeData: nothing,
  end: nothing,
};

/** Whether the server renders pages of a version: it has public pages, and a bundle (not with hot reload). */
export const isRendered = ({ server, pages }: RemoteManifest) =>
  server !== undefined && Object.values(pages).some((page) => page.public);

/** Returns id and path of every public page of a version: its example, or its own path without parameters. */
function publicPaths({ pages }: RemoteManifest): (readonly [id: string, path: string])[] {
  return Object.entries(pages).flatMap(([id, { path, public: isPublic, example }]) => {
    const tested = example ?? (/[:*]/.test(path) ? null : path);
    return isPublic && tested !== null ? [[id, `/${tested}`] as const] : [];
  });
}

/** Returns the path that a worker renders first: of the first public page with a known path, else `/`. */
export const firstPath = (manifest: RemoteManifest | null): string =>
  (manifest && publicPaths(manifest)[0]?.[1]) ?? '/';

/** Returns the requested paths and one of every other public page. `manifest`: null for the shell's pages. */
export function rehearsedPaths(manifest: RemoteManifest | null, requested: RequestedPages): string[] {
  const ids = new Set(requested.values());
  const others = (manifest ? publicPaths(manifest) : []).filter(([id]) => !ids.has(id));
  return [...requested.keys(), ...others.map(([, path]) => path)];
}

/** Returns why a page cannot be rendered; null when it can. */
const failureOf = (renderer: Renderer, path: string): Promise<string | null> =>
  renderer.rehearse(path, template, rehearsalLimit).then(
    () => null,
    (error: Error) => error.message,
  );

/** Starts renderers, and rehearses pages with them. */
export class Renderers {
  /** By owner: a new version has to render what visitors requested of the earlier ones. */
  private readonly requested = new Map<string, RequestedPages>();
  private readonly starts = pLimit(startingAtOnce);

  constructor(private readonly parts: RendererParts) {}

  /**
   * Starts a renderer of the shell's pages (`version` null) or of a version's, and renders pages with it, so
   * that the first visitor gets them as fast as later ones. Null for a version whose code only has to load.
   * @throws when it does not start, or a page fails that `inUse` can render; while the API is down, both fail
   */
  async start(
    owner: string,
    version: RemoteVersion | null,
    { environment, inUse }: { readonly environment: Environment; readonly inUse: Renderer | null },
  ): Promise<Renderer | null> {
    const requested: RequestedPages = this.requested.get(owner) ?? new LRUCache({ max: rehearsedAtMost });
    this.requested.set(owner, requested);
    const manifest = version?.manifest ?? null;
    const hasPages = !manifest || isRendered(manifest);
    const init: WorkerInit = {
      environment: publicPart(environment),
      owners: environment.remotes,
      deadline: this.parts.deadline,
      files: environment.assets.url,
      remote: version && {
        name: owner,
        source: version.source,
        hash: version.hash.slice(7, 15).replaceAll('/', '_'),
      },
      firstPath: hasPages ? firstPath(manifest) : null,
    };
    const renderer = new Renderer(version, init, this.parts, requested);
    await this.starts(() => renderer.start());
    try {
      const isDifferent = version?.hash !== inUse?.version?.hash;
      const paths = hasPages ? rehearsedPaths(manifest, requested) : [];
      await this.rehearse(renderer, paths, isDifferent ? inUse : null);
    } catch (error) {
      await renderer.end();
      throw error;
    }
    if (hasPages) return renderer;
    await renderer.end();
    return null;
  }

  private async rehearse(renderer: Renderer, paths: readonly string[], inUse: Renderer | null) {
    for (const path of paths) {
      const failure = await failureOf(renderer, path);
      if (failure !== null && inUse && (await failureOf(inUse, path)) === null)
        throw new Error(`la page ${path} ne se rend plus : ${failure}`);
    }
  }
}
