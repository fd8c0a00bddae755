import type { EnvironmentSource } from '../deployment/environment-source';
import type { RemoteManifests, RemoteStatus } from '../deployment/remote-manifests';
import type { ShellContract } from '../deployment/shell-contract';
import type { PageAnswers } from '../pages/page-answers';
import type { PublishedFolder } from '../published/published-folder';
import type { RendererPool } from '../rendering/pool';

export interface Watched {
  readonly environments: EnvironmentSource;
  readonly manifests: RemoteManifests;
  readonly renderer: RendererPool | null;
  readonly answers: PageAnswers;
  /** Null: this shell has its own files alone. */
  readonly published: PublishedFolder | null;
  /** Whether the process was asked to end and goes on for a while. */
  isDraining(): boolean;
  /** Of the shell. */
  readonly version: string;
  readonly contract: ShellContract;
}

/** Content of `/health`. */
export interface Health {
  readonly status: 'ok';
  readonly name: 'shell';
  readonly version: string;
  /** Contracts of the remotes that it takes, and the version of the federation runtime that it gives them. */
  readonly gives: Pick<ShellContract, 'contracts' | 'federation'>;
  /** Name of the environment. */
  readonly environment: string;
  /** Why the last edit of the environment file was refused. */
  readonly environmentRefused: string | null;
  readonly remotes: Readonly<Record<string, RemoteStatus>>;
  /** Counts of public pages since the start, and by owner what is wrong right now. */
  readonly rendering:
    | 'off'
    | (PageAnswers['counts'] & { readonly problems: Readonly<Record<string, string>> });
}

export function healthOf({ environments, manifests, renderer, answers, version, contract }: Watched): Health {
  return {
    status: 'ok',
    name: 'shell',
    version,
    gives: { contracts: contract.contracts, federation: contract.federation },
    environment: environments.current.name,
    environmentRefused: environments.refusal,
    remotes: manifests.status(environments.current),
    rendering: renderer ? { ...answers.counts, problems: renderer.problems() } : 'off',
  };
}

/**
 * Whether visitors can be sent here: `ready` once every remote was asked, a worker renders the shell's own pages, and other
 * shells can give the files that they name.
 */
export function readiness({ environments, manifests, renderer, published, isDraining }: Watched) {
  if (isDraining()) return 'draining';
  const isRendering = !renderer || renderer.version('shell') === null;
  if (!manifests.isComplete(environments.current) || !isRendering) return 'starting';
  return published && !published.isComplete() ? 'unpublished' : 'ready';
}
