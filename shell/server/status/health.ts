import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { Canaries, ShareStatus } from '../deployment/canaries';
import type { Deployments } from '../deployment/deployments';
import type { RemoteStatus } from '../deployment/remote-status';
import type { PageResponder } from '../pages/page-responder';
import type { PublishedFolder } from '../pages/published-files';
import type { BuildVisits, Visits } from './visits';

export interface Watched {
  readonly deployments: Deployments;
  readonly canaries: Canaries;
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

type RemoteHealth = RemoteStatus & {
  /** Null while all visitors get one version. */
  readonly share: ShareStatus | null;
  readonly visits: readonly BuildVisits[];
};

/** Content of `/health`. */
export interface Health {
  readonly status: 'ok';
  readonly name: 'shell';
  readonly version: string;
  /** The contracts that it accepts, and the version of its federation runtime. */
  readonly gives: Pick<ShellContract, 'contracts' | 'federation'>;
  /** Name of the environment. */
  readonly environment: string;
  /** Why the last edit of the environment file was refused. */
  readonly environmentRefused: string | null;
  /** With the visits that browsers reported to this process in the last hour, by build, the newest first. */
  readonly remotes: Readonly<Record<string, RemoteHealth>>;
  /** Counts of public pages since the start, and what is wrong right now by owner. */
  readonly rendering:
    | 'off'
    | (PageResponder['counts'] & { readonly problems: Readonly<Record<string, string>> });
}

export function healthOf({ deployments, canaries, responder, visits, version, contract }: Watched): Health {
  const { environment, environmentRefused, renderer } = deployments;
  const remotes = Object.entries(deployments.status()).map(([name, status]) => [
    name,
    { ...status, share: canaries.status(name), visits: visits.of(name) },
  ]);
  return {
    status: 'ok',
    name: 'shell',
    version,
    gives: { contracts: contract.contracts, federation: contract.federation },
    environment: environment.name,
    environmentRefused,
    remotes: Object.fromEntries(remotes),
    rendering: renderer
      ? {
          ...responder.counts,
          problems: { ...canaries.deployments.renderer?.problems(), ...renderer.problems() },
        }
      : 'off',
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
