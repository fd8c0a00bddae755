import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { startTestPostgres } from '../../tools/workspace/postgres.mjs';
import { untilDone } from '../kit/until';
import { audit, readOrders, untilSettled } from './killed-api/audit-orders';
import { type Buyer, makeBuyers, sumOf } from './killed-api/buyers';
import { type Servers, withServers } from './killed-api/servers';
import { playCases } from './report/play-cases';
import { print } from './report/print';

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
    // Otherwise the provider's four retries could be over before the API has started on a slow machine.
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
async function play(round: Round, servers: Servers): Promise<string[]> {
  const buyers = await makeBuyers(servers, round.registered);
  await killAndRestart(servers, buyers, round.kills);
  const open = await untilSettled(buyers);
  await servers.api.stop();
  const { DATABASE_URL, DATA_DIR } = servers.api.env;
  const orders = await readOrders({ DATABASE_URL, DATA_DIR });
  const repeated = sumOf(buyers, (buyer) => buyer.repeated);
  print(`  ${round.kills} kills, ${repeated} calls repeated, ${orders.length} orders`);
  return [...open, ...audit(buyers, orders), ...buyers.flatMap(({ unexpected }) => unexpected)];
}

const rounds = [
  { name: 'sample', kills: 1, registered: 0 },
  ...'PGlite 1,PGlite 2,PostgreSQL 1,PostgreSQL 2,PostgreSQL 3'
    .split(',')
    .map((name) => ({ name, kills: 10, registered: 17 })),
];

type Round = (typeof rounds)[number];

/**
 * Kills the API during card and deferred orders of 20 customers and audits the orders, on both databases;
 * `sample`: one kill on the embedded database with three customers. True when nothing was lost, duplicated or
 * left open.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  return playCases(rounds, chosen, ['sample'], async (round) => {
    const postgres = round.name.startsWith('PostgreSQL') ? await startTestPostgres() : null;
    try {
      return await withServers((servers) => play(round, servers), postgres?.url);
    } finally {
      await postgres?.stop();
    }
  });
}
