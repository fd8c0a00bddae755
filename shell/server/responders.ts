import { type Canaries, CanaryShop } from './deployment/canaries';
import type { Deployments } from './deployment/deployments';
import { cachedOfCanaries } from './pages/html-cache';
import { PageResponder } from './pages/page-responder';
import type { ShellBuild } from './pages/shell-build';
import { PreviewShop, readPreview, tokenIn } from './preview/preview';

interface Canary {
  readonly responder: PageResponder;
  readonly shop: CanaryShop;
}

/** One responder for the live versions, and one for each combination of canaries that visitors get. */
export class Responders {
  readonly live: PageResponder;
  /** By the names of the remotes. */
  private readonly ofCanaries = new Map<string, Canary>();

  constructor(
    private readonly build: ShellBuild,
    private readonly deployments: Deployments,
    private readonly canaries: Canaries,
    livePages?: number,
  ) {
    this.live = new PageResponder(build, deployments, livePages);
    canaries.deployments.on('change', () => {
      for (const { shop } of this.ofCanaries.values()) shop.close();
      this.ofCanaries.clear();
    });
  }

  async of(cookie: string | undefined): Promise<PageResponder> {
    const token = tokenIn(cookie);
    const preview = token && (await readPreview(token, this.deployments.environment));
    if (preview) return new PageResponder(this.build, new PreviewShop(this.deployments, preview));
    const names = this.canaries.namesFor(cookie);
    return names.length === 0 ? this.live : this.ofNames(names);
  }

  private ofNames(names: readonly string[]): PageResponder {
    const key = names.join(' ');
    const known = this.ofCanaries.get(key);
    if (known) return known.responder;
    const shop = new CanaryShop(this.deployments, this.canaries.deployments, names);
    const responder = new PageResponder(this.build, shop, cachedOfCanaries, 'private, no-cache');
    this.ofCanaries.set(key, { responder, shop });
    return responder;
  }
}
