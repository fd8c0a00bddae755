import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type MetricsAddress, serveMetrics } from 'shared-contracts/server/metrics-server';
import { namesFile } from '../pages/http';
import { healthOf, type Watched } from './health';

/** s */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function kindOf({ url, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  if (routeOptions.url?.startsWith('/remotes/')) return 'pointer';
  if (namesFile(path)) return 'file';
  return routeOptions.url === '/*' ? 'page' : 'other';
}

/** What Prometheus reads of one shell process: `/health` as figures, and the time of requests. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'shop_shell_request_seconds',
    help: 'Requests.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [this.registry],
  });
  private readonly pages = new Counter({
    name: 'shop_shell_pages_total',
    help: 'Public pages.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly rendering = this.gauge('rendering', 'Pages that workers render now.', ['owner']);
  private readonly problem = this.gauge('problem', 'Whether something is wrong right now.', ['owner']);
  private readonly environment = this.gauge('environment_refused', 'Whether the last edit was refused.');
  private readonly builds = this.gauge('remote_build', 'Builds of remotes.', ['remote', 'build', 'state']);
  private readonly visits = this.gauge('remote_visits', 'Visits of the last hour.', ['remote', 'build']);
  private readonly errors = this.gauge('remote_errors', 'Visits with an error.', ['remote', 'build']);

  constructor(private readonly watched: Watched) {
    collectDefaultMetrics({ register: this.registry });
  }

  watchRequests(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      this.requests.observe({ kind: kindOf(request), status: statusCode }, elapsedTime / 1000);
    });
  }

  /** In Prometheus's text format. */
  text(): Promise<string> {
    const { remotes, rendering, environmentRefused } = healthOf(this.watched);
    for (const gauge of [this.rendering, this.problem, this.builds, this.visits, this.errors]) gauge.reset();
    this.environment.set(environmentRefused === null ? 0 : 1);
    for (const [remote, { live, refused, share, problem, visits }] of Object.entries(remotes)) {
      this.problem.set({ owner: remote }, problem === null ? 0 : 1);
      if (live) this.builds.set({ remote, build: live.build, state: 'live' }, 1);
      if (share?.live) this.builds.set({ remote, build: share.live.build, state: 'shared' }, 1);
      if (refused) this.builds.set({ remote, build: refused.build, state: 'refused' }, 1);
      for (const { build, visits: started, errors } of visits) {
        this.visits.set({ remote, build }, started);
        this.errors.set({ remote, build }, errors);
      }
    }
    if (rendering !== 'off') {
      this.pages.reset();
      for (const outcome of ['rendered', 'cached', 'leftToBrowser'] as const)
        this.pages.inc({ outcome }, rendering[outcome]);
      for (const owner of Object.keys(rendering.problems)) this.problem.set({ owner }, 1);
      for (const [owner, count] of this.watched.deployments.renderer?.pending() ?? [])
        this.rendering.set({ owner }, count);
    }
    return this.registry.metrics();
  }

  private gauge<Label extends string = never>(subject: string, help: string, labelNames: Label[] = []) {
    return new Gauge({ name: `shop_shell_${subject}`, help, labelNames, registers: [this.registry] });
  }
}

/** Counts the requests of routes that are added later, and serves the figures while the server listens. */
export function addMetrics(server: FastifyInstance, watched: Watched, address: MetricsAddress): void {
  const metrics = new Metrics(watched);
  metrics.watchRequests(server);
  let close: (() => void) | undefined;
  server.addHook('onListen', async () => {
    close = await serveMetrics(() => metrics.text(), address);
  });
  server.addHook('onClose', async () => close?.());
}
