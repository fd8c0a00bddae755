import type { Deployments } from '../deployment/deployments';
import type { PageResponder } from '../pages/page-responder';
import type { PublishedFolder } from '../pages/published-files';
import type { Visits } from '../sets/visits';

/** The parts whose state `/health`, `/ready` and `/metrics` show. */
export interface Watched {
  readonly deployments: Deployments;
  readonly responder: PageResponder;
  /** Null: this shell serves only the files of its build. */
  readonly published: PublishedFolder | null;
  readonly visits: Visits;
  /** Whether the process has received a signal to terminate. */
  isDraining(): boolean;
  readonly version: string;
}

export type Health = ReturnType<typeof healthOf>;

/** Returns the content of `/health`. */
export function healthOf({ deployments, responder, visits, version }: Watched) {
  const { environment } = deployments;
  const problems = deployments.problems();
  const remotes = Object.entries(deployments.status()).map(
    ([name, status]) => [name, { ...status, visits: visits.of(name) }] as const,
  );
  return {
    status: 'ok',
    name: 'shell',
    version,
    environment: environment.name,
    environmentRefused: deployments.source.refusal,
    /** Includes the visits that browsers reported to this process in the last hour, by build. */
    remotes: Object.fromEntries(remotes),
    /** Counts of public pages since the start, and the current problems by owner. */
    rendering: problems ? { ...responder.counts, problems } : ('off' as const),
  };
}

/**
 * Returns a function for load balancers: `ready` once every remote was polled, the workers run, and other
 * shells have the files of this build. It then stays `ready` until shutdown, or while no page can be made
 * (`broken`), so that a changed URL of a remote does not take all shells out of service at once.
 */
export function watchReadiness({
  deployments,
  responder,
  published,
  isDraining,
}: Pick<Watched, 'published' | 'isDraining'> & {
  readonly deployments: Pick<Deployments, 'isReady'>;
  readonly responder: Pick<PageResponder, 'canRespond'>;
}) {
  let wasReady = false;
  return async () => {
    if (isDraining()) return 'draining';
    if (!(await responder.canRespond())) return 'broken';
    if (wasReady) return 'ready';
    if (!deployments.isReady()) return 'starting';
    if (published && !published.isComplete()) return 'unpublished';
    wasReady = true;
    return 'ready';
  };
}
