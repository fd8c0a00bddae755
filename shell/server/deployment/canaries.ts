import type { Environment } from 'shared-contracts/environment';
import type { RendererPool } from '../rendering/renderer-pool';
import type { Deployments } from './deployments';
import type { KnownRemote } from './remote-status';

/** What pages are made of. */
export interface Served {
  readonly environment: Environment;
  readonly remotes: Record<string, KnownRemote>;
  /** Null: every page is rendered by the browser. */
  readonly renderer: Pick<RendererPool, 'version' | 'render'> | null;
  /** HTML at the end of every document. */
  readonly banner?: string;
  /** Origin of the WebSocket that pages may open. */
  readonly socket?: string;
  /** `change` as of `Deployments`; missing where it is made for one request. */
  on?(event: 'change', listener: (owner: string | null) => void): unknown;
}

/** Path of the pointer for documents of a share. */
export const canaryPointerPath = (remote: string) => `/remotes/${remote}.canary.json`;

/** The shop with the canaries of the remotes with these names. */
export const canaryShop = (live: Deployments, canaries: Deployments, names: readonly string[]): Served => ({
  get environment() {
    return live.environment;
  },
  get remotes() {
    const { remotes } = canaries;
    const own = names.flatMap((name) => {
      const remote = remotes[name];
      return remote ? [[name, { ...remote, pointer: canaryPointerPath(name) }] as const] : [];
    });
    return { ...live.remotes, ...Object.fromEntries(own) };
  },
  get renderer(): Served['renderer'] {
    const of = (owner: string) => (names.includes(owner) ? canaries : live).renderer;
    return (
      live.renderer && {
        version: (owner) => of(owner)?.version(owner),
        render: async (owner, ...page) => (await of(owner)?.render(owner, ...page)) ?? null,
      }
    );
  },
  on(event, listener) {
    live.on(event, listener);
    // No page of an earlier canary stays, not even as the last good one.
    canaries.on(event, () => listener(null));
  },
});

/** For `/health` and `/status`: `live` while visitors get its version; null where no share runs. */
export function shareStatus(canaries: Deployments, name: string) {
  const { url, live = null, refused = null, problem = null } = canaries.status()[name] ?? {};
  const share = url === undefined ? null : canaries.shares.of(name, url);
  return share && { percent: share.percent, live, refused, problem };
}

/** Remotes whose canary the visitor gets whose number, 0 to 99, is in this cookie header, sorted. */
export function canariesFor(cookies: string | undefined, { remotes, shares }: Deployments): string[] {
  const [, number] = /(?:^|; ?)share=(\d{1,2})(?:;|$)/.exec(cookies ?? '') ?? [];
  if (number === undefined) return [];
  return Object.entries(remotes)
    .filter(([name, { url, manifest }]) => manifest && Number(number) < (shares.of(name, url)?.percent ?? 0))
    .map(([name]) => name)
    .sort();
}
