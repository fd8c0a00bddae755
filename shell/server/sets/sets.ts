import type { FastifyInstance } from 'fastify';
import type { Deployments } from '../deployment/deployments';
import { canaryPointerPath, type VersionSet } from '../deployment/version-set';
import { cachedOfCanaries } from '../pages/html-cache';
import { PageResponder, privateCaching } from '../pages/page-responder';
import { isHashed, type PublishedFolder } from '../pages/published-files';
import { socketOrigin } from '../pages/security-headers';
import { namesFile, sendPage } from '../pages/send-page';
import type { ShellBuild } from '../pages/shell-build';
import { type Preview, previewCookie, readPreview } from './preview-link';
import { previewBanner } from './preview-routes';

const cookieIn = (cookies: string, name: string) =>
  new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(cookies)?.[1] ?? '';

/** Returns the remotes, sorted, whose canary a visitor gets by the number (0 to 99) in the cookie header. */
function canariesFor(cookies: string, deployments: Deployments): string[] {
  const number = cookieIn(cookies, 'canary');
  if (!/^\d{1,2}$/.test(number)) return [];
  return Object.entries(deployments.canaries())
    .flatMap(([name, { percent }]) => (Number(number) < percent ? [name] : []))
    .sort();
}

/** Returns the live versions, but the canaries of the named remotes. */
const canarySet = (live: Deployments, names: readonly string[]): VersionSet => ({
  get environment() {
    return live.environment;
  },
  get shell() {
    return live.shell;
  },
  get remotes() {
    const remotes = { ...live.remotes };
    const canaries = live.canaries();
    for (const name of names) {
      const [remote, canary] = [remotes[name], canaries[name]];
      if (!remote || !canary) continue;
      const { url, manifest, renderer } = canary.version;
      remotes[name] = { ...remote, url, manifest, renderer, pointer: canaryPointerPath(name) };
    }
    return remotes;
  },
});

/** Returns the live versions, but one remote from another URL; browsers render all pages. */
function previewSet({ environment, remotes }: VersionSet, preview: Preview): VersionSet {
  const { remote, url } = preview;
  const other = { url, pointer: `${url}remote.json`, manifest: null };
  const previewed: VersionSet['remotes'] = Object.fromEntries(
    Object.entries(remotes).map(([name, known]) => {
      const change = name === remote ? other : {};
      return [name, { ...known, ...change, renderer: null }];
    }),
  );
  return {
    environment: { ...environment, remotes: previewed },
    remotes: previewed,
    shell: null,
    socket: socketOrigin(url),
    banner: previewBanner(preview),
  };
}

/** What each visitor gets: live versions, canaries by a cookie, or another version by a signed link. */
export class Sets {
  /** For the live versions. */
  readonly live: PageResponder;
  /** By the names of the remotes. */
  private readonly canaries = new Map<string, PageResponder>();

  constructor(
    private readonly build: ShellBuild,
    private readonly deployments: Deployments,
    cachedPages: number,
  ) {
    this.live = new PageResponder(build, deployments, cachedPages);
    deployments.on('change', (owner, isReturn) => {
      // Not even the last good pages of a version that was taken back, or of an earlier canary, may be sent.
      if (isReturn) this.live.clear();
      else this.live.expire(owner);
      this.canaries.clear();
    });
  }

  async responderFor(cookies = ''): Promise<PageResponder> {
    const { build, deployments } = this;
    const token = cookieIn(cookies, previewCookie);
    const preview = token && (await readPreview(token, deployments.environment));
    if (preview) return new PageResponder(build, previewSet(deployments, preview), 1, privateCaching);
    const names = canariesFor(cookies, deployments);
    if (names.length === 0) return this.live;
    const key = names.join(' ');
    const cached = this.canaries.get(key);
    if (cached) return cached;
    const set = canarySet(deployments, names);
    const responder = new PageResponder(build, set, cachedOfCanaries, privateCaching);
    this.canaries.set(key, responder);
    return responder;
  }
}

/** Adds the route of every URL without another one: pages, and files of other builds of the shell. */
export function addPages(server: FastifyInstance, sets: Sets, published: PublishedFolder | null): void {
  server.get('/*', async (request, reply) => {
    // The target of a request may be no path, such as `*`.
    if (!request.url.startsWith('/')) return reply.callNotFound();
    const url = new URL(`http://shop.invalid${request.url}`);
    const { pathname } = url;
    const responder = await sets.responderFor(request.headers.cookie);
    if (namesFile(pathname) && responder.isUnknown(pathname)) {
      // Looked up per request, since it may have been published after the start.
      return published && isHashed(pathname)
        ? reply.sendFile(pathname, published.path)
        : reply.callNotFound();
    }
    return sendPage(request, reply, await responder.respond(url, request.url.split('?', 1)[0] ?? '/'));
  });
}
