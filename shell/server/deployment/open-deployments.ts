import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { ThreadLimits } from '../rendering/render-threads';
import { RendererPool } from '../rendering/renderer-pool';
import { Canaries } from './canaries';
import { Deployments } from './deployments';
import { fetchEarlierVersions } from './earlier-versions';
import type { EnvironmentSource } from './environment-source';
import { gateBefore } from './gate';
import { fetchNamedFile } from './remote-files';
import { RemoteManifests } from './remote-manifests';
import { Shares } from './shares';
import type { VersionStore } from './version-store';

interface Parts {
  readonly source: EnvironmentSource;
  readonly contract: ShellContract;
  readonly store: VersionStore;
  /** The compiled `rendering/worker/main.ts`. */
  readonly script: URL;
  /** ms for a page; null: every page is rendered by the browser. */
  readonly deadline: number | null;
  /** ms */
  readonly limits: ThreadLimits & { readonly pollInterval?: number };
}

/** The live versions of all remotes, and the canaries of those with a share, behind the same gate. */
export function openDeployments({ source, contract, store, script, deadline, limits }: Parts) {
  const environment = () => source.current;
  const shares = new Shares();
  const pool = (read: VersionStore['file'], live?: RendererPool | null) =>
    deadline === null ? null : new RendererPool(source.current, { ...limits, deadline, script, read }, live);
  const parts = { environment, pollInterval: limits.pollInterval };

  const renderer = pool(store.file.bind(store));
  const manifests = new RemoteManifests({
    ...parts,
    admit: gateBefore(contract, renderer, environment),
    store,
    source: { fetch: shares.fetchLive, fetchEarlier: fetchEarlierVersions },
  });
  const deployments = new Deployments(source, manifests, renderer, shares);

  const canaryRenderer = pool((_remote, ...file) => fetchNamedFile(...file), renderer);
  const canaryManifests = new RemoteManifests({
    ...parts,
    admit: gateBefore(contract, canaryRenderer, environment),
    source: { fetch: shares.fetchCanary },
  });
  const canaryDeployments = new Deployments(source, canaryManifests, canaryRenderer, shares);
  return { deployments, canaries: new Canaries(canaryDeployments, canaryManifests, shares) };
}
