import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { copySeededData } from '../../tools/setup/testing/seeded-data.mjs';
import { audit, letTimePass, readOrders, untilReconciled } from './killed-api/audit-orders';
import { type Buyer, fewBuyers, manyBuyers } from './killed-api/buyers';
import { makeServers, type Servers } from './killed-api/servers';
import { playCases } from './report/play-cases';
import { print } from './report/print';
import { limits, untilDone } from './waiting/until';

/** Timeout in milliseconds for the API to query the provider about payments that are old enough. */
const reconciledWithin = 200_000;

/** `reconciles`: the provider stops notifying, so the API must query it about payments. */
interface Round {
  readonly name: string;
  readonly kills: number;
  readonly meet: typeof manyBuyers;
  readonly reconciles: boolean;
}

const sum = (buyers: readonly Buyer[], of: (buyer: Buyer) => number) =>
  buyers.reduce((all, buyer) => all + of(buyer), 0);

/** Kills the API under load, each time after some more purchases have started. */
async function killAndRestart(
  { api, sandbox }: Servers,
  buyers: readonly Buyer[],
  { kills, reconciles }: Round,
): Promise<void> {
  const working = buyers.map((buyer) => buyer.buyUntilStopped());
  const started = () => sum(buyers, ({ purchases }) => purchases.length);
  const untilMore = (count: number) => {
    const target = started() + count;
    return untilDone(`${count} more purchases started`, () => started() >= target);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMore(buyers.length + Math.random() * 2 * buyers.length);
    // Otherwise the provider's four tries could be over before the API has started on a slow machine.
    if (!reconciles) sandbox.child?.kill('SIGSTOP');
    try {
      await api.kill();
      await api.start();
    } finally {
      sandbox.child?.kill('SIGCONT');
    }
  }
  await untilMore(buyers.length);
  for (const buyer of buyers) buyer.stopping = true;
  await Promise.all(working);
}

/** Plays load and kills on one fresh database and audits the orders. @returns the faults found */
async function play(round: Round, databaseUrl?: string): Promise<string[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'boutique-kill-'));
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
  copySeededData(dataDirectory);
  const servers = await makeServers(dataDirectory, databaseUrl);
  try {
    await Promise.all([servers.sandbox.start(), servers.api.start()]);
    const buyers = await round.meet(servers);
    await killAndRestart(servers, buyers, round);
    const notified = buyers.filter(({ kind }) => kind === 'notified');
    let open = await untilReconciled(notified, round.reconciles ? limits.seen : limits.done);
    if (round.reconciles) {
      print(`  ${open.length} payments still unknown to the shop after all notifications`);
      await servers.api.stop();
      await letTimePass(variables);
      await servers.api.start();
      open = await untilReconciled(buyers, reconciledWithin);
    }
    await servers.api.stop();
    const orders = await readOrders(variables);
    print(
      `  ${round.kills} kills, ${sum(buyers, ({ cut }) => cut)} calls cut, ${sum(buyers, ({ purchases }) => purchases.length)} purchases, ${sum(buyers, ({ purchases }) => purchases.filter(({ paid }) => paid).length)} payments, ${orders.length} orders`,
    );
    return [
      ...open.map((id) => `payment not settled: ${id}`),
      ...audit(buyers, orders),
      ...buyers.flatMap(({ unexpected }) => unexpected),
    ];
  } finally {
    await servers.api.stop();
    await servers.sandbox.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** 30 kills on PGlite and 100 on PostgreSQL, ten on each fresh database. */
const rounds: readonly Round[] = [
  ...Array.from({ length: 3 }, (_, index) => `PGlite ${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `PostgreSQL ${index + 1}`),
].map((name) => ({ name, kills: 10, meet: manyBuyers, reconciles: true }));

const sample: Round = { name: 'PGlite', kills: 1, meet: fewBuyers, reconciles: false };

/**
 * Kills the API during card and deferred orders of 20 customers and audits the orders, on both databases;
 * `sample`: one kill on the embedded database with three customers, without waiting for the API to query the
 * provider. True when nothing was lost, duplicated or left open.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  if (chosen[0] === 'sample') return playCases([sample], [], {}, (round) => play(round));
  return playCases(rounds, chosen, {}, async (round) => {
    const postgres = round.name.startsWith('PostgreSQL') ? await startTestPostgres() : null;
    try {
      return await play(round, postgres?.url);
    } finally {
      await postgres?.stop();
    }
  });
}
