import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import type { RendererPool } from '../rendering/renderer-pool';
import type { Deployments } from './deployments';
import type { KnownRemote, RemoteStatus } from './remote-status';

/** What pages are made of. Emits `change` as `Deployments` do. */
export interface Served extends EventEmitter<{ change: [owner: string | null] }> {
  readonly environment: Environment;
  readonly remotes: Record<string, KnownRemote>;
  /** Null: every page is rendered by the browser. */
  readonly renderer: Pick<RendererPool, 'version' | 'render'> | null;
  /** HTML at the end of every document. */
  readonly banner?: string;
  /** Origin of the WebSocket that pages may open. */
  readonly socket?: string;
}

/** Path of the pointer for documents of a share. */
export const canaryPointerPath = (remote: string) => `/remotes/${remote}.canary.json`;

/** The shop with the canaries of some remotes. */
export class CanaryShop extends EventEmitter<{ change: [owner: string | null] }> implements Served {
  constructor(
    private readonly live: Deployments,
    private readonly canaries: Deployments,
    private readonly names: readonly string[],
  ) {
    super();
    live.on('change', this.onChange);
  }

  get environment(): Environment {
    return this.live.environment;
  }

  get remotes(): Record<string, KnownRemote> {
    const { remotes } = this.canaries;
    const own = this.names.flatMap((name) => {
      const remote = remotes[name];
      return remote ? [[name, { ...remote, pointer: canaryPointerPath(name) }] as const] : [];
    });
    return { ...this.live.remotes, ...Object.fromEntries(own) };
  }

  get renderer(): Served['renderer'] {
    const { live, canaries, names } = this;
    const of = (owner: string) => (names.includes(owner) ? canaries : live).renderer;
    return (
      live.renderer && {
        version: (owner) => of(owner)?.version(owner),
        render: async (owner, ...page) => (await of(owner)?.render(owner, ...page)) ?? null,
      }
    );
  }

  close(): void {
    this.live.off('change', this.onChange);
  }

  private readonly onChange = (owner: string | null) => this.emit('change', owner);
}

/** A share as `/health` and `/status` show it: `live` while visitors get its version. */
export type ShareStatus = Pick<RemoteStatus, 'live' | 'refused' | 'problem'> & { readonly percent: number };

/** The visitor's number, 0 to 99, in a cookie header; null without one. */
function numberIn(cookies: string): number | null {
  const [, number] = /(?:^|; ?)share=(\d{1,2})(?:;|$)/.exec(cookies) ?? [];
  return number === undefined ? null : Number(number);
}

/** For `/health` and `/status`; null where no share runs. */
export function shareStatus(canaries: Deployments, name: string): ShareStatus | null {
  const { url, live = null, refused = null, problem = null } = canaries.status()[name] ?? {};
  const share = url === undefined ? null : canaries.shares.of(name, url);
  return share && { percent: share.percent, live, refused, problem };
}

/** Remotes whose canary the visitor with this cookie header gets, sorted. */
export function canariesFor(cookie: string | undefined, { remotes, shares }: Deployments): string[] {
  const number = numberIn(cookie ?? '');
  if (number === null) return [];
  return Object.entries(remotes)
    .filter(([name, { url, manifest }]) => manifest && number < (shares.of(name, url)?.percent ?? 0))
    .map(([name]) => name)
    .sort();
}
