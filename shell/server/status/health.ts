import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import { shareStatus } from '../deployment/canaries';
import type { Deployments } from '../deployment/deployments';
import type { PageResponder } from '../pages/page-responder';
import type { PublishedFolder } from '../pages/published-files';
import type { Visits } from './visits';

export interface Watched {
  readonly deployments: Deployments;
  /** The versions of shares. */
  readonly canaries: Deployments;
  readonly responder: PageResponder;
  /** Null: this shell has its own files alone. */
  readonly published: PublishedFolder | null;
  readonly visits: Visits;
  /** Whether the process received a signal to end. */
  isDraining(): boolean;
  /** Of the shell. */
  readonly version: string;
  readonly contract: ShellContract;
}

export type Health = ReturnType<typeof healthOf>;

/** Content of `/health`. */
export function healthOf({ deployments, canaries, responder, visits, version, contract }: Watched) {
  const { environment, environmentRefused, renderer } = deployments;
  const remotes = Object.entries(deployments.status()).map(
    ([name, status]) =>
      [name, { ...status, share: shareStatus(canaries, name), visits: visits.of(name) }] as const,
  );
  return {
    status: 'ok',
    name: 'shell',
    version,
    /** The contracts that it accepts, and the version of its federation runtime. */
    gives: { contracts: contract.contracts, federation: contract.federation },
    environment: environment.name,
    /** Why the last edit of the environment file was refused. */
    environmentRefused,
    /** With the visits that browsers reported to this process in the last hour, by build, the newest first. */
    remotes: Object.fromEntries(remotes),
    /** Counts of public pages since the start, and what is wrong right now by owner. */
    rendering: renderer
      ? {
          ...responder.counts,
          problems: { ...canaries.renderer?.problems(), ...renderer.problems() },
        }
      : ('off' as const),
  };
}

/**
 * Whether a load balancer may send visitors here: `ready` once every remote was polled, the workers run, and
 * other shells have the files that pages name. It stays so until the end: a remote that moves later would
 * close all shells at once.
 */
export function watchReadiness({ deployments, published, isDraining }: Watched) {
  let wasReady = false;
  return () => {
    if (isDraining()) return 'draining';
    if (wasReady) return 'ready';
    if (!deployments.isReady()) return 'starting';
    if (published && !published.isComplete()) return 'unpublished';
    wasReady = true;
    return 'ready';
  };
}
