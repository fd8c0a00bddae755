import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest, Share } from 'shared-contracts/remotes';
import { isShare } from 'shared-contracts/remotes/share';
import type { RendererPool } from '../rendering/renderer-pool';
import type { Deployments } from './deployments';
import { fetchPointer } from './remote-files';
import type { BuildVisits, KnownRemote } from './remote-status';

/** The data that pages are built from. */
export interface Served {
  readonly environment: Environment;
  readonly remotes: Record<string, KnownRemote>;
  /** Null: every page is rendered by the browser. */
  readonly renderer: Pick<RendererPool, 'version' | 'render'> | null;
  /** HTML at the end of every document. */
  readonly banner?: string;
  /** Origin of the WebSocket that pages may open. */
  readonly socket?: string;
  /** `change` as in `Deployments`; missing when the data is for a single request. */
  on?(event: 'change', listener: (owner: string | null) => void): unknown;
}

/** Path of the pointer of a canary, for documents of a share. */
export const canaryPointerPath = (remote: string) => `/remotes/${remote}.canary.json`;

/** Returns the shop with the canaries of the named remotes. */
export const canaryShop = (live: Deployments, canaries: Deployments, names: readonly string[]): Served => ({
  get environment() {
    return live.environment;
  },
  get remotes() {
    const { remotes } = canaries;
    const canaryRemotes = names.flatMap((name) => {
      const remote = remotes[name];
      return remote ? [[name, { ...remote, pointer: canaryPointerPath(name) }] as const] : [];
    });
    return { ...live.remotes, ...Object.fromEntries(canaryRemotes) };
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
    // All pages of an earlier canary are dropped, even the last good ones.
    canaries.on(event, () => listener(null));
  },
});

/**
 * The running shares, as defined in the pointers of remotes. Emits `change` when a share starts, ends or
 * changes.
 */
export class Shares extends EventEmitter<{ change: [remote: string] }> {
  /** By name and URL of the remote. */
  private readonly shares = new Map<string, Share>();

  of(name: string, url: string): Share | null {
    return this.shares.get(`${name} ${url}`) ?? null;
  }

  /** Stores the share of a pointer; returns the live version. @throws the reason for the operator */
  update(url: string, { share, ...manifest }: RemoteManifest): RemoteManifest {
    const { name } = manifest;
    if (share && !isShare(share)) throw new Error('remote.json a un champ share illisible');
    const before = JSON.stringify(this.of(name, url));
    if (share) this.shares.set(`${name} ${url}`, share);
    else this.shares.delete(`${name} ${url}`);
    if (JSON.stringify(this.of(name, url)) !== before) this.emit('change', name);
    return manifest;
  }

  /** Fetches the version of the share; null without a share. @throws the reason for the operator */
  fetchCanary = async (name: string, url: string): Promise<RemoteManifest | null> => {
    const share = this.of(name, url);
    return share && fetchPointer(name, url, `remote.${share.build}.json`);
  };
}

/** Returns the share of a remote for `/health` and `/status`; `live`: the canary if visitors get it. */
export function shareStatus(canaries: Deployments, name: string) {
  const { url, live = null, refused = null, problem = null } = canaries.status()[name] ?? {};
  const share = url === undefined ? null : canaries.shares.of(name, url);
  return share && { percent: share.percent, live, refused, problem };
}

/** Returns the remotes, sorted, whose canary a visitor gets by the number (0 to 99) in the cookie header. */
export function canariesFor(cookies: string | undefined, { remotes, shares }: Deployments): string[] {
  const [, number] = /(?:^|; ?)share=(\d{1,2})(?:;|$)/.exec(cookies ?? '') ?? [];
  if (number === undefined) return [];
  return Object.entries(remotes)
    .filter(([name, { url, manifest }]) => manifest && Number(number) < (shares.of(name, url)?.percent ?? 0))
    .map(([name]) => name)
    .sort();
}

const rateOf = ({ visits, errors }: BuildVisits) => errors / Math.max(visits, 1);
const percentOf = (build: BuildVisits) => `${Math.round(rateOf(build) * 100)} %`;

/**
 * Stops each share whose canary had too many more errors than the live version in the last hour, by the
 * limits in `share` of the environment.
 */
export function endWorseShares(
  canaries: Deployments,
  visitsOf: (name: string) => readonly BuildVisits[],
): void {
  const { errors, ratio } = canaries.environment.share;
  for (const [name, status] of Object.entries(canaries.status())) {
    const builds = visitsOf(name);
    const canary = builds.find(({ build }) => build === status.live?.build);
    const live = builds.find((each) => each !== canary);
    if (!canary || canary.errors < errors || rateOf(canary) <= ratio * (live ? rateOf(live) : 0)) continue;
    const before = live ? `, ${percentOf(live)} avant elle` : '';
    const reason = `${canary.errors} visites sur ${canary.visits} avec une erreur (${percentOf(canary)}${before})`;
    console.error(`${name} ${canary.version} (${canary.build}) : l'essai est arrêté : ${reason}`);
    canaries.refuse(name, reason);
  }
}
