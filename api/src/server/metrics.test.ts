import { unknownMetrics } from 'server-kit/testing/monitoring';
import { api, openWith } from '../testing/api';
import { readFigures } from './health-routes';
import { Metrics } from './metrics';

const metrics = new Metrics();
openWith({ watch: (server) => metrics.watchRequests(server) });

const pool = { totalCount: 2, idleCount: 1, waitingCount: 3 };
const text = () => metrics.text(api.database, () => readFigures(api.app.services));

it('a request is counted by its route pattern, regardless of its URL', async () => {
  await api.get('/products/NS-5L-E?q=a-secret');
  await api.get('/nowhere');

  const lines = await text();

  expect(lines).toContain(
    'shop_api_request_seconds_count{method="GET",route="/products/:code",status="200"} 1',
  );
  expect(lines).toContain('shop_api_request_seconds_count{method="GET",route="none",status="404"} 1');
  expect(lines).not.toMatch(/NS-5L-E|a-secret/);
});

it('the metrics have the numbers of /health, and only the pool while the database is unreachable', async () => {
  const { payments } = await readFigures(api.app.services);

  const up = await text();
  const away = await metrics.text({ ...api.database, pool }, () => Promise.reject(new Error()));

  expect(up).toContain(`shop_api_payments{state="pending"} ${payments.pending}\n`);
  expect(away).toContain('shop_api_database_up 0');
  expect(away).not.toMatch(/^shop_api_(payments|mails|mails_oldest_seconds){?.*} \d/m);
  expect(away).toContain('shop_api_database_connections{state="requested"} 3');
});

it('a replica is up with its lag, down without one, and not in the metrics if none is configured', async () => {
  const figures = await readFigures(api.app.services);
  const withLag = (lagSeconds: number | null) =>
    metrics.text(api.database, async () => ({ ...figures, replica: { lagSeconds } }));

  const [up, down, none] = [await withLag(3), await withLag(null), await text()];

  expect(up).toMatch(/^shop_api_replica_up 1\n.*^shop_api_replica_lag_seconds 3\n/ms);
  expect(down).toContain('\nshop_api_replica_up 0\n');
  expect(down).not.toMatch(/^shop_api_replica_lag_seconds /m);
  expect(none).not.toMatch(/^shop_api_replica_up /m);
});

it('dashboard and alerts use only metrics that the API exports, none with a label that Prometheus sets', async () => {
  for (const job of ['payments', 'mails', 'clean-up'])
    for (const outcome of ['done', 'failed'] as const) metrics.countRun(job, 1, outcome);
  const written = await metrics.text({ ...api.database, pool }, () => readFigures(api.app.services));

  expect(unknownMetrics('shop_api_', written)).toEqual([]);
  // Prometheus sets these labels itself, and renames labels of the process with these names.
  expect(written).not.toMatch(/[{,](job|instance)=/);
});
