import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { copySeededData } from '../../tools/setup/testing/seeded-data.mjs';
import { audit, readOrders, untilSettled } from './killed-api/audit-orders';
import { type Buyer, makeBuyers, sumOf } from './killed-api/buyers';
import { makeServers, type Servers } from './killed-api/servers';
import { playCases } from './report/play-cases';
import { print } from './report/print';
import { untilDone } from './waiting/until';

/** Kills the API `kills` times under load, each time after some more purchases have started. */
async function killAndRestart(
  { api, sandbox }: Servers,
  buyers: readonly Buyer[],
  kills: number,
): Promise<void> {
  const working = buyers.map((buyer) => buyer.buyUntilStopped());
  const started = () => sumOf(buyers, ({ purchases }) => purchases.length);
  const untilMore = (count: number) => {
    const target = started() + count;
    return untilDone(`${count} more purchases started`, () => started() >= target);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMore(buyers.length + Math.random() * 2 * buyers.length);
    // Otherwise the provider's four tries could be over before the API has started on a slow machine.
    sandbox.child?.kill('SIGSTOP');
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
async function play(round: Round, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-kill-'));
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  copySeededData(folder);
  const servers = await makeServers(folder, databaseUrl);
  try {
    await Promise.all([servers.sandbox.start(), servers.api.start()]);
    const buyers = await makeBuyers(servers, round.registered);
    await killAndRestart(servers, buyers, round.kills);
    const open = await untilSettled(buyers);
    await servers.api.stop();
    const orders = await readOrders(variables);
    const purchases = buyers.flatMap((buyer) => buyer.purchases);
    print(
      `  ${round.kills} kills, ${sumOf(buyers, ({ repeated }) => repeated)} calls repeated, ${purchases.length} purchases, ${purchases.filter(({ paid }) => paid).length} payments, ${orders.length} orders`,
    );
    return [...open, ...audit(buyers, orders), ...buyers.flatMap(({ unexpected }) => unexpected)];
  } finally {
    await servers.api.stop();
    await servers.sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 30 kills on PGlite and 100 on PostgreSQL, ten on each fresh database. */
const rounds = [
  { name: 'sample', kills: 1, registered: 0 },
  ...Array.from({ length: 13 }, (_, index) => {
    const name = index < 3 ? `PGlite ${index + 1}` : `PostgreSQL ${index - 2}`;
    return { name, kills: 10, registered: 17 };
  }),
];

type Round = (typeof rounds)[number];

/**
 * Kills the API during card and deferred orders of 20 customers and audits the orders, on both databases;
 * `sample`: one kill on the embedded database with three customers. True when nothing was lost, duplicated or
 * left open.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  return playCases(rounds, chosen, { sample: ['sample'] }, async (round) => {
    const postgres = round.name.startsWith('PostgreSQL') ? await startTestPostgres() : null;
    try {
      return await play(round, postgres?.url ?? '');
    } finally {
      await postgres?.stop();
    }
  });
}
