import { withDatabase } from '../../../tools/setup/database.mjs';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { fine, kB, ms, printTable, whole } from '../report/table';
import type { Cleanup } from '../shop/cleanup';
import { emptyDatabases } from '../shop/imported';
import { addCustomers } from './customers';
import { measureOrders } from './orders';
import { connections, measureReads } from './reads';
import { startApi } from './servers';

interface MeasuredDatabase {
  readonly name: string;
  readonly reads: Awaited<ReturnType<typeof measureReads>>;
  readonly orders: Awaited<ReturnType<typeof measureOrders>>;
}

/** Calls and orders per second of the API on both databases. */
export async function measure(options: Options, cleanup: Cleanup) {
  const { seconds, quiet } = options;
  const databases: MeasuredDatabase[] = [];
  for (const { name, variables } of await emptyDatabases(cleanup)) {
    // It makes the demo data.
    await (await startApi(variables)).stop();
    await withDatabase(variables, addCustomers);
    const api = await startApi(variables);
    cleanup.add(api.stop);
    const reads = await measureReads(api.url, options);
    await untilQuiet(quiet);
    const orders = await measureOrders(api.url, seconds);
    await api.stop();
    databases.push({ name, reads, orders });
    console.error(`${name}: measured`);
  }
  return { connections, seconds, databases };
}

export function print({ seconds, databases }: Awaited<ReturnType<typeof measure>>): void {
  const head = [
    'database',
    'call',
    'calls/s',
    'bare route, calls/s',
    'share',
    'p99 ms',
    'bare p99 ms',
    'factor',
    'kB/s',
    'busy before %',
    'failures',
  ];
  const rows = databases.flatMap(({ name, reads }) =>
    reads.map(({ call, api, bare }) => [
      name,
      call,
      whole(api.perSecond),
      whole(bare.perSecond),
      fine(api.perSecond / bare.perSecond),
      ms(api.p99),
      ms(bare.p99),
      fine(api.p99 / bare.p99),
      kB(api.bytesPerSecond),
      whole(Math.max(api.processorUse, bare.processorUse) * 100),
      whole(api.failures + bare.failures),
    ]),
  );
  printTable(
    `Reads: ${connections} connections, ${seconds} s each, beside a bare Fastify route with the same bytes; share at least 0.80, p99 at most twice`,
    head,
    rows,
  );
  printTable(
    'Orders to be paid later: the cart is sent, then the order is placed',
    ['database', 'customers at once', 'orders/s', 'p50 ms', 'p99 ms'],
    databases.map(({ name, orders }) => [
      name,
      whole(orders.customers),
      whole(orders.perSecond),
      ms(orders.p50),
      ms(orders.p99),
    ]),
    1,
  );
}
