import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type MetricsAddress, serveMetrics } from 'server-kit/metrics-server';
import { namesFile } from '../pages/send-page';
import { healthOf, type Watched } from './health';

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function kindOf({ url, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  if (routeOptions.url?.startsWith('/remotes/')) return 'pointer';
  if (namesFile(path)) return 'file';
  return routeOptions.url === '/*' ? 'page' : 'other';
}

/**
 * Serves metrics of this process for Prometheus from the server's start, which fails if the port is taken:
 * `/health` as numbers, and the duration of requests to routes that are added after this call.
 */
export function addMetrics(server: FastifyInstance, watched: Watched, address: MetricsAddress): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shop_shell_request_seconds',
    help: 'Requests.',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: 'shop_shell_pages_total',
    help: 'Public pages.',
    labelNames: ['outcome'],
    registers,
  });
  const gauge = <Label extends string = never>(subject: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `shop_shell_${subject}`, help, labelNames, registers });
  const pending = gauge('rendering', 'Pages that workers render now.', ['owner']);
  const problems = gauge('problem', 'Whether something is wrong right now.', ['owner']);
  const refusedEnvironment = gauge('environment_refused', 'Whether the last edit was refused.');
  const builds = gauge('remote_build', 'Builds of remotes.', ['remote', 'build', 'state']);
  const visitsOf = gauge('remote_visits', 'Visits of the last hour.', ['remote', 'build']);
  const errorsOf = gauge('remote_errors', 'Visits with an error.', ['remote', 'build']);

  function text(): Promise<string> {
    const { remotes, rendering, environmentRefused } = healthOf(watched);
    for (const each of [pending, problems, builds, visitsOf, errorsOf]) each.reset();
    refusedEnvironment.set(environmentRefused === null ? 0 : 1);
    for (const [remote, { live, refused, canary, problem, visits }] of Object.entries(remotes)) {
      problems.set({ owner: remote }, problem === null ? 0 : 1);
      if (live) builds.set({ remote, build: live.build, state: 'live' }, 1);
      if (canary?.live) builds.set({ remote, build: canary.live.build, state: 'canary' }, 1);
      if (refused) builds.set({ remote, build: refused.build, state: 'refused' }, 1);
      for (const { build, visits: started, errors } of visits) {
        visitsOf.set({ remote, build }, started);
        errorsOf.set({ remote, build }, errors);
      }
    }
    if (rendering !== 'off') {
      pages.reset();
      for (const outcome of ['rendered', 'cached', 'leftToBrowser'] as const)
        pages.inc({ outcome }, rendering[outcome]);
      for (const owner of Object.keys(rendering.problems)) problems.set({ owner }, 1);
      for (const { owner, renderer } of watched.deployments.inUse())
        if (renderer) pending.inc({ owner }, renderer.pending);
    }
    return registry.metrics();
  }

  let close: (() => void) | undefined;
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    requests.observe({ kind: kindOf(request), status: statusCode }, elapsedTime / 1000);
  });
  server.addHook('onReady', async () => {
    close = await serveMetrics(text, address, 'SHELL_METRICS_PORT');
  });
  server.addHook('onClose', async () => close?.());
}
