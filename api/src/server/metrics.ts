import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database';
import type { Figures } from './health-routes';

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of one API process, with the numbers of the whole shop as in `/health`. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram('request', 'Requests.', ['method', 'route', 'status']);
  private readonly jobs = this.histogram('job', 'Runs of recurring jobs.', ['task', 'outcome']);
  private readonly connections = this.gauge('database_connections', 'Connections of the pool.', ['state']);
  private readonly database = this.gauge('database_up', 'Whether the database responds.');
  private readonly mails = this.gauge('mails', 'Emails, in the whole shop.', ['state']);
  private readonly oldestMail = this.gauge('mails_oldest_seconds', 'Age of the oldest waiting email.');
  private readonly payments = this.gauge('payments', 'Payments, in the whole shop.', ['state']);
  private readonly replica = this.gauge('replica_up', 'Whether the configured replica responds.');
  private readonly replicaLag = this.gauge('replica_lag_seconds', 'Replication lag in seconds.');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Records requests by route pattern, since the number of URLs is unlimited. */
  watchRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const labels = { method, route: routeOptions.url ?? 'none', status: statusCode };
      this.requests.observe(labels, elapsedTime / 1000);
    });
  }

  /** Records a run of a recurring job. */
  readonly countRun = (task: string, seconds: number, outcome: 'done' | 'failed'): void =>
    this.jobs.observe({ task, outcome }, seconds);

  /** Returns the metrics in Prometheus's text format, without the shop's numbers if they cannot be read. */
  async text({ pool }: Database, readFigures: () => Promise<Figures>): Promise<string> {
    if (pool) {
      this.connections.set({ state: 'idle' }, pool.idleCount);
      this.connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.connections.set({ state: 'requested' }, pool.waitingCount);
    }
    const figures = await readFigures().catch(() => null);
    this.database.set(figures ? 1 : 0);
    // While the database is unreachable, the last numbers are outdated.
    for (const gauge of [this.mails, this.payments]) gauge.reset();
    for (const gauge of [this.oldestMail, this.replica, this.replicaLag]) gauge.remove();
    if (figures) {
      const { mails, payments, replica } = figures;
      for (const state of ['waiting', 'refused'] as const) this.mails.set({ state }, mails[state]);
      for (const [state, count] of Object.entries(payments)) this.payments.set({ state }, count);
      this.oldestMail.set(mails.oldestSeconds);
      if (replica) this.replica.set(replica.lagSeconds === null ? 0 : 1);
      if (typeof replica?.lagSeconds === 'number') this.replicaLag.set(replica.lagSeconds);
    }
    return this.registry.metrics();
  }

  private histogram<Label extends string>(subject: string, help: string, labelNames: readonly Label[]) {
    const name = `shop_api_${subject}_seconds`;
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  private gauge<Label extends string = never>(subject: string, help: string, labelNames: Label[] = []) {
    return new Gauge({ name: `shop_api_${subject}`, help, labelNames, registers: [this.registry] });
  }
}
