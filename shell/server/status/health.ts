import type { EnvironmentSource } from '../deployment/environment-source';
import { isRendered } from '../deployment/gate';
import type { RemoteManifests, RemoteStatus } from '../deployment/remote-manifests';
import type { ShellContract } from '../deployment/shell-contract';
import type { PageAnswers } from '../pages/page-responder';
import type { PublishedFolder } from '../pages/published-folder';
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

/** Whether every worker runs that the environment and the remotes' versions ask for; one that cannot be started is told in `/health`. */
function isRendering({ environments, manifests, renderer }: Watched): boolean {
  if (!renderer) return true;
  const problems = renderer.problems();
  const rendered = Object.entries(manifests.places(environments.current)).flatMap(([name, { manifest }]) =>
    manifest && isRendered(manifest) ? [name] : [],
  );
  return ['shell', ...rendered].every((owner) => renderer.version(owner) !== undefined || owner in problems);
}

/**
 * Says whether visitors can be sent here: `ready` once every remote was asked, the workers render, and other shells can give
 * the files that pages name. It stays so until the end: a remote that moves later would close all shells at once.
 */
export function watchReadiness(watched: Watched) {
  const { environments, manifests, published, isDraining } = watched;
  let wasReady = false;
  return () => {
    if (isDraining()) return 'draining';
    if (wasReady) return 'ready';
    if (!manifests.isComplete(environments.current) || !isRendering(watched)) return 'starting';
    if (published && !published.isComplete()) return 'unpublished';
    wasReady = true;
    return 'ready';
  };
}
