import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { copySeededData } from '../../tools/setup/seeded-data.mjs';
import { letTimePass, readOrders, type StoredOrder } from './orders-kill/books';
import { type Buyer, fewBuyers, manyBuyers } from './orders-kill/buyers';
import { makeServers, type Servers } from './orders-kill/servers';
import { playCases } from './report/play';
import { print } from './report/print';
import { limits, until, untilDone } from './waiting/until';

/** ms after payments are old enough for the API to ask the provider about them. */
const reconciledWithin = 200_000;

/** `reconciles`: the API asks about payments by itself, since the provider gives up notifying it. */
interface Round {
  readonly name: string;
  readonly kills: number;
  readonly meet: typeof manyBuyers;
  readonly reconciles: boolean;
}

const sum = (buyers: readonly Buyer[], of: (buyer: Buyer) => number) =>
  buyers.reduce((all, buyer) => all + of(buyer), 0);

/** Kills the API under load, so many times, each after some more purchases were begun. */
async function killAndRestart(
  { api, sandbox }: Servers,
  buyers: readonly Buyer[],
  { kills, reconciles }: Round,
): Promise<void> {
  const working = buyers.map((buyer) => buyer.buyUntilStopped());
  const begun = () => sum(buyers, ({ purchases }) => purchases.length);
  const untilMore = (count: number) => {
    const wanted = begun() + count;
    return untilDone(`${count} more purchases begun`, () => begun() >= wanted);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMore(buyers.length + Math.random() * 2 * buyers.length);
    // Its four tries would pass while the API starts on a slow machine.
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

/** Waits for every paid order to be settled, `limit` ms at most. @returns the orders that are not */
async function untilReconciled(buyers: readonly Buyer[], limit: number): Promise<string[]> {
  let open = buyers.flatMap((buyer) =>
    buyer.purchases.flatMap(({ paid, orderId }) => (paid && orderId ? { orderId, buyer } : [])),
  );
  await until(async () => {
    const left: typeof open = [];
    for (const each of open) {
      const { data } = await each.buyer.call<{ status: string }>('GET', `/orders/${each.orderId}`);
      if (data.status !== 'PAID') left.push(each);
    }
    open = left;
    if (open.length > 0) await pause(500);
    return open.length === 0;
  }, limit);
  return open.map(({ orderId }) => orderId);
}

/** What is lost, doubled or different among the stored orders. */
function audit(buyers: readonly Buyer[], orders: readonly StoredOrder[]): string[] {
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { orderId, quantity } of buyers.flatMap(({ purchases }) => purchases)) {
    if (!orderId) continue;
    const order = byId.get(orderId);
    if (!order) faults.push(`acknowledged order lost: ${orderId}`);
    else if (order.quantities.join() !== String(quantity)) faults.push(`order with other lines: ${orderId}`);
  }
  const names = new Set(buyers.map(({ name }) => name));
  const bought = new Set<string>();
  for (const { id, email, username, ended, quantities } of orders) {
    if (ended || !(names.has(email) || names.has(username))) continue;
    if (quantities.length !== 1) faults.push(`order with ${quantities.length} lines: ${id}`);
    const purchase = `${email} × ${quantities}`;
    if (bought.has(purchase)) faults.push(`order doubled: ${purchase}`);
    bought.add(purchase);
  }
  return faults;
}

/** Load, kills and books on one fresh database. @returns what was lost, doubled or left */
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
 * Kills the API in the middle of card and deferred orders of 20 customers and counts what is left of them, on both
 * databases; `sample`: one kill on the embedded database with three customers, without the wait for the API's own inquiries.
 * True when nothing was lost, doubled or left.
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
